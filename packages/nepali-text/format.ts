import DateConverter from '@remotemerge/nepali-date-converter';
import {digits, groupsOf} from './digits';
import type {Locale} from './locale';

/*
 * Numbers and dates are formatted when the site is built and not by Intl: a browser without Nepali
 * data would use other digits than Node, and the page would change when it hydrates.
 */

/** Between a figure and what belongs to it no line may end. */
const JOINED = '\u00a0';

const join = (text: string): string => text.replace(/ /g, JOINED);

export type Unit = 'rupees' | 'dollars' | 'years';

const amountPatterns: Readonly<Record<Locale, Readonly<Record<Unit, string>>>> = {
  en: {
    rupees: `Rs${JOINED}{amount}`,
    dollars: `USD${JOINED}{amount}`,
    years: `{amount}${JOINED}years`,
  },
  ne: {
    rupees: `रु${JOINED}{amount}`,
    dollars: `{amount}${JOINED}अमेरिकी डलर`,
    years: `{amount}${JOINED}वर्ष`,
  },
};

/** A whole number in groups: "100,000", "१,००,०००". */
export function formatNumber(value: number, locale: Locale): string {
  return digits(String(value).replace(groupsOf(locale), ','), locale);
}

/** A rounded whole number: "about 29,900", "करिब २९,९००". On a phone a line ends between the two. */
export function formatRounded(value: number, locale: Locale): string {
  return `${locale === 'ne' ? 'करिब' : 'about'} ${formatNumber(value, locale)}`;
}

/** A whole number with its unit: "Rs 1,999", "१,२५,००० अमेरिकी डलर", "1 year". */
export function formatAmount(value: number, unit: Unit, locale: Locale): string {
  if (locale === 'en' && unit === 'years' && value === 1) return join('1 year');
  return amountPatterns[locale][unit].replace('{amount}', formatNumber(value, locale));
}

const KB = 1000;
const MB = KB * KB;

/** How much there is to download, in the digits and units of the language: "216 KB", "३.४ एमबी". */
export function fileSize(bytes: number, locale: Locale): string {
  const [kilobytes, megabytes] = locale === 'ne' ? ['केबी', 'एमबी'] : ['KB', 'MB'];
  const text =
    bytes < MB
      ? `${Math.ceil(bytes / KB)} ${kilobytes}`
      : `${(Math.ceil((bytes / MB) * 10) / 10).toFixed(1)} ${megabytes}`;
  return digits(text, locale);
}

/** Nepali names the part of the day where English has AM and PM. */
function partOfDay(hours: number): string {
  if (hours < 4 || hours >= 20) return 'राति';
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
  if (locale === 'en') return join(`${text} ${hours < 12 ? 'AM' : 'PM'}`);
  return join(digits(`${partOfDay(hours)} ${text} बजे`, locale));
}

/** A time of the day and a later one, with the name of the time: "10 AM to 5 PM NPT". */
export function formatHours(from: string, to: string, locale: Locale): string {
  const [first, last] = [formatHour(from, locale), formatHour(to, locale)];
  if (locale === 'en') return joinFigures(`${first} to ${last} NPT`);
  return `नेपाली समयअनुसार ${first.replace(/.बजे$/, '')} देखि ${last}सम्म`;
}

/** By the numbers of JavaScript's `getDay`. */
const weekdays = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  ne: 'आइतबार सोमबार मङ्गलबार बुधबार बिहीबार शुक्रबार शनिबार',
};

/** Days of the week: "Sunday to Friday" for three or more in a row, else "Sunday, Tuesday and Friday". */
export function formatDays(days: readonly number[], locale: Locale): string {
  const names = days.map((day) => nthWord(weekdays[locale], day + 1));
  const [first = '', last = ''] = [names[0], names.at(-1)];
  const isRow = days.length > 2 && days.every((day, index) => day === days[0]! + index);
  if (isRow) return locale === 'en' ? `${first} to ${last}` : `${first}देखि ${last}सम्म`;
  const and = locale === 'en' ? ' and ' : ' र ';
  return [names.slice(0, -1).join(', '), last].filter(Boolean).join(and);
}

/**
 * The first and last day, as ISO dates, of the table in @remotemerge/nepali-date-converter 1.2.1: 1 Baisakh 1975 to
 * 30 Chaitra 2099. The lengths of months are announced for one year at a time, so later years are forecasts.
 */
export const calendarStart = '1918-04-13';
export const calendarEnd = '2043-04-13';

/**
 * The last year of Bikram Sambat whose months agree with a published calendar: nepalipatro.com.np and
 * english.hamropatro.com, as cited in issues 20, 26 and 31 of medic/bikram-sambat and in pull request 70 of
 * amitgaru/nepali-datetime. Many converters disagree: about half of those on npm have 30 days in Ashwin 2083, so that
 * their Mangsir begins a day earlier.
 */
export const publishedYear = 2083;

const months = {
  english: 'January February March April May June July August September October November December',
  gregorian: 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर',
  bikramSambat: 'वैशाख जेठ असार साउन भदौ असोज कात्तिक मङ्सिर पुस माघ फागुन चैत',
  romanized: 'Baisakh Jestha Asar Shrawan Bhadra Ashwin Kartik Mangsir Poush Magh Falgun Chaitra',
};

interface Day {
  year: number;
  month: number;
  date: number;
}

const nthWord = (words: string, place: number): string => words.split(' ')[place - 1] ?? '';

function dayOf(iso: string): Day {
  const [year = NaN, month = NaN, date = NaN] = iso.split('-').map(Number);
  if (!(iso >= calendarStart && iso <= calendarEnd) || Number.isNaN(year + month + date)) {
    throw new RangeError(`${iso} is not a day from ${calendarStart} to ${calendarEnd}.`);
  }
  return {year, month, date};
}

/**
 * A date: "14 June 2018"; in Nepali that of Bikram Sambat, "२०७५ जेठ ३१".
 *
 * @param iso an existing day from calendarStart to calendarEnd, as year-month-day
 * @throws RangeError when it is not
 */
export function formatDate(iso: string, locale: Locale): string {
  const day = dayOf(iso);
  // The day stays with the month.
  if (locale === 'en')
    return `${day.date}${JOINED}${nthWord(months.english, day.month)} ${day.year}`;
  const {year, month, date} = new DateConverter(iso).toBs();
  const parts = [year, nthWord(months.bikramSambat, month), date];
  return digits(parts.join(JOINED), locale);
}

/**
 * The same day in the calendar that `formatDate` does not write, with its era: "31 Jestha 2075 BS"; in Nepali
 * "सन् २०१८ जुन १४". The conditions are the same.
 */
export function formatInOtherCalendar(iso: string, locale: Locale): string {
  const {year, month, date} = dayOf(iso);
  if (locale === 'ne') {
    const parts = ['सन्', year, nthWord(months.gregorian, month), date];
    return digits(parts.join(JOINED), locale);
  }
  const bs = new DateConverter(iso).toBs();
  const parts = [bs.date, nthWord(months.romanized, bs.month), bs.year, 'BS'];
  return digits(parts.join(JOINED), locale);
}

/** The Gregorian day of a day of Bikram Sambat, both as year-month-day; undefined when there is none. */
export function gregorianDay(bikramSambat: string): string | undefined {
  const [year = NaN, month = NaN, date = NaN] = bikramSambat.split('-').map(Number);
  // The converter's own toAd() reads the day in the time zone of the machine, and converts 2081-13-40, too.
  // Searched instead: the two calendars are 56 years, 8 months and 11 to 17 days apart.
  for (let offset = 11; offset <= 17; offset++) {
    const day = new Date(Date.UTC(year - 57, month + 2, date + offset));
    const iso = Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10);
    if (iso < calendarStart || iso > calendarEnd) continue;
    const bs = new DateConverter(iso).toBs();
    if (bs.year === year && bs.month === month && bs.date === date) return iso;
  }
  return undefined;
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
  // Not by replaceAll, which Chrome 80 does not have.
  return text.split(JOINED).join(' ');
}
