/* The values that a page gets in place of what a writer wrote. */

/** A day: for `<time datetime>` and for the reader. */
export interface LocalDate {
  /** As year-month-day. */
  iso: string;
  text: string;
  /** The Gregorian date, where `text` is that of another calendar. */
  gregorian?: string;
}

/** A number: for sorting and for the reader. */
export interface LocalNumber {
  value: number;
  text: string;
}

/** A time of the day in Nepal: for calculations and for the reader. */
export interface LocalHour {
  /** On the 24-hour clock, as it is written: 17:30. */
  time: string;
  /** Since midnight. */
  minutes: number;
  text: string;
}

export interface Country {
  /** The two-letter code of ISO 3166. */
  id: string;
  /** Digits, without the plus. */
  dial: string;
  name: string;
}

/** In degrees north and east. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}
