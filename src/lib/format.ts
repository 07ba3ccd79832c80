import DateConverter from '@remotemerge/nepali-date-converter';
import {type Locale, localDigits} from './locale';

/*
 * Numbers and dates are formatted when the site is built and not by Intl: a browser without Nepali
 * data would use other digits than Node, and the page would change when it hydrates.
 */

/** English groups by thousands; Nepali by the thousand, then by lakh and crore. */
const groups: Record<Locale, RegExp> = {
  en: /\B(?=(\d{3})+$)/g,
  ne: /\B(?=(\d{2})*\d{3}$)/g,
};

interface Amount {
  value: number;
  digits: string;
}

/** Between a figure and what belongs to it no line may end. */
const JOINED = '\u00a0';

const units = {
  rupees: {
    en: (amount) => `Rs${JOINED}${amount.digits}`,
    ne: (amount) => `रु${JOINED}${amount.digits}`,
  },
  dollars: {
    en: (amount) => `USD${JOINED}${amount.digits}`,
    ne: (amount) => `${amount.digits}${JOINED}अमेरिकी डलर`,
  },
  years: {
    en: (amount) => `${amount.digits}${JOINED}${amount.value === 1 ? 'year' : 'years'}`,
    ne: (amount) => `${amount.digits}${JOINED}वर्ष`,
  },
} satisfies Record<string, Record<Locale, (amount: Amount) => string>>;

export type Unit = keyof typeof units;

/** A whole number in groups: "100,000", "१,००,०००". */
export function formatNumber(value: number, locale: Locale): string {
  return localDigits(String(value).replace(groups[locale], ','), locale);
}

/** A whole number with its unit: "Rs 1,999", "१,२५,००० अमेरिकी डलर", "1 year". */
export function formatAmount(value: number, unit: Unit, locale: Locale): string {
  return units[unit][locale]({value, digits: formatNumber(value, locale)});
}

const clocks: Record<Locale, (hours: number, time: string) => string> = {
  en: (hours, time) => `${time}${JOINED}${hours < 12 ? 'AM' : 'PM'}`,
  ne: (hours, time) => `${partOfDay(hours)}${JOINED}${time}${JOINED}बजे`,
};

/** Nepali names the part of the day where English has AM and PM. */
function partOfDay(hours: number): string {
  if (hours < 4 || hours >= 19) return 'राति';
  if (hours < 12) return 'बिहान';
  return hours < 16 ? 'दिउँसो' : 'साँझ';
}

/**
 * A time of the day: "10 AM", "5:30 PM", "बिहान १० बजे".
 *
 * @param time on the 24-hour clock, "17:30"
 */
export function formatHour(time: string, locale: Locale): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = String(hours % 12 || 12);
  const text = minutes === 0 ? hour : `${hour}:${String(minutes).padStart(2, '0')}`;
  return localDigits(clocks[locale](hours, text), locale);
}

/** The first and last day, as ISO dates, that the converter supports: 1 Baisakh 1975 to 30 Chait 2099. */
export const calendarStart = '1918-04-13';
export const calendarEnd = '2043-04-13';

const months = {
  en: 'January February March April May June July August September October November December',
  ne: 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर',
  bikramSambat: 'वैशाख जेठ असार साउन भदौ असोज कात्तिक मङ्सिर पुस माघ फागुन चैत',
};

interface Day {
  year: number;
  month: number;
  date: number;
}

const dates: Record<Locale, (day: Day, bikramSambat: Day) => string> = {
  en: ({year, month, date}) => `${date}${JOINED}${monthName('en', month)} ${year}`,
  ne: ({year, month, date}, bikramSambat) =>
    `${joined(bikramSambat.year, monthName('bikramSambat', bikramSambat.month), bikramSambat.date)} (${joined('सन्', year, monthName('ne', month), date)})`,
};

const joined = (...parts: (string | number)[]): string => parts.join(JOINED);

function monthName(calendar: keyof typeof months, month: number): string {
  return months[calendar].split(' ')[month - 1] ?? '';
}

/**
 * A date: "14 June 2018"; in Nepali the Bikram Sambat date, then the Gregorian one in brackets,
 * "२०७५ जेठ ३१ (सन् २०१८ जुन १४)".
 *
 * @param iso an existing day from calendarStart to calendarEnd, as year-month-day
 * @throws RangeError when it is not
 */
export function formatDate(iso: string, locale: Locale): string {
  const [year = NaN, month = NaN, date = NaN] = iso.split('-').map(Number);
  if (!(iso >= calendarStart && iso <= calendarEnd) || Number.isNaN(year + month + date)) {
    throw new RangeError(`${iso} is not a day from ${calendarStart} to ${calendarEnd}.`);
  }
  const text = dates[locale]({year, month, date}, new DateConverter(iso).toBs());
  return localDigits(text, locale);
}

/** What belongs to the figure before or behind it, in words that a writer wrote. */
const besideFigures =
  /(?<=\d) (?=[AP]M\b)|(?<=[AP]M) (?=NPT)|(?<=बिहान|दिउँसो|साँझ|राति) (?=[०-९])|(?<=[०-९]) (?=बजे|हजार|लाख)/g;

/** Keeps figures with their units on one line: "5 PM NPT", "साँझ ५ बजे", "१ लाख+". */
export function joinFigures(text: string): string {
  return text.replace(besideFigures, JOINED);
}

/** The text with plain spaces, for machines that read it. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(JOINED, ' ');
}
