import type {Sentence} from '../check/sentences';

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

/** A picture: addresses of files in several sizes and formats. */
export interface PictureFiles {
  /** One file for browsers that read none of the sources, from the root of the site. */
  src: string;
  /** In pixels, of the largest file. All files have the same aspect ratio. */
  width: number;
  height: number;
  /** The preferred format first; a browser takes the first that it supports. */
  sources: {
    /** As in `image/avif`. */
    type: string;
    /** As in `/img/sized/asha-160.avif 160w, …`. */
    srcSet: string;
  }[];
}

export type InspectedPicture =
  | {problem: Sentence}
  /** `width` is that of the original in pixels, after rotation by its EXIF orientation. */
  | {width: number; files: PictureFiles};
