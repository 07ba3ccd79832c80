import DateConverter from '@remotemerge/nepali-date-converter';
import type {Language} from '../../collections/language';
import {localDigits} from './formatNumber';

/** The first and last day, as ISO dates, that the converter knows: 1 Baisakh 1975 to 30 Chait 2099. */
export const calendarStart = '1918-04-13';
export const calendarEnd = '2043-04-13';

const months = {
  en: 'January February March April May June July August September October November December',
  ne: 'जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर',
  bikramSambat: 'वैशाख जेठ असार साउन भदौ असोज कात्तिक मंसिर पुस माघ फागुन चैत',
};

interface Day {
  year: number;
  month: number;
  date: number;
}

const written: Record<Language, (day: Day, bikramSambat: Day) => string> = {
  en: ({year, month, date}) => `${date} ${monthName('en', month)} ${year}`,
  ne: ({year, month, date}, own) =>
    `${own.year} ${monthName('bikramSambat', own.month)} ${own.date} (सन् ${year} ${monthName('ne', month)} ${date})`,
};

function monthName(calendar: keyof typeof months, month: number): string {
  return months[calendar].split(' ')[month - 1] ?? '';
}

/**
 * A day for a reader: "14 June 2018"; in Nepali the Bikram Sambat date with the Gregorian one beside
 * it, "२०७५ जेठ ३१ (सन् २०१८ जुन १४)".
 *
 * @param iso an existing day from calendarStart to calendarEnd, as year-month-day
 * @throws RangeError when it is not
 */
export function formatDate(iso: string, language: Language): string {
  const [year = NaN, month = NaN, date = NaN] = iso.split('-').map(Number);
  if (!(iso >= calendarStart && iso <= calendarEnd) || Number.isNaN(year + month + date)) {
    throw new RangeError(`${iso} is not a day from ${calendarStart} to ${calendarEnd}.`);
  }
  const text = written[language]({year, month, date}, new DateConverter(iso).toBs());
  return localDigits(text, language);
}
