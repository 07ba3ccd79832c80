import {calendarStart, calendarEnd} from '../lib/format';
import {didYouMean} from '../lib/diagnostics';
import type {Locale} from '../lib/locale';
import {
  checkDanda,
  checkDigits,
  checkEnglishDigits,
  checkEnglishLetters,
  checkLostLetters,
  checkSentenceEnd,
  checkSpelling,
} from '../lib/nepaliText';
import type {InspectedPicture} from './values';

/** Returns what is wrong with a value, as a sentence for the writer; undefined when it is valid. */
export interface Rule {
  (value: string): string | undefined;
  /** The field of an example does not help. */
  noExample?: true;
}

const quoted = (value: string) => `"${value}"`;

const written =
  (pattern: RegExp, otherwise: string): Rule =>
  (value) =>
    pattern.test(value) ? undefined : `${quoted(value)} ${otherwise}`;

export const notEmpty: Rule = (value) => (value.trim() === '' ? 'The text is empty.' : undefined);

/** For a text without links, bold words and components. */
export const asItIs: Rule = (value) => {
  const [, fact] = /<Fact\s+id="([\w-]+)"/.exec(value) ?? [];
  if (fact) return `In a list, a fact is written between braces: {${fact}}.`;
  return /\]\(|\*\*|<\/?[A-Za-z]/.test(value)
    ? 'This text is shown as it is: no links, no bold words, no components.'
    : undefined;
};

/** How a language is typed: its digits and the end of its sentences. */
export const typing =
  (locale: Locale): Rule =>
  (value) => {
    const text = value.replace(/\{[^{}]*\}/g, '…');
    if (locale === 'en') return checkEnglishLetters(text)[0] ?? checkEnglishDigits(text)[0];
    return locale === 'ne'
      ? [checkLostLetters, checkDanda, checkSentenceEnd, checkDigits].flatMap((check) =>
          check(text),
        )[0]
      : undefined;
  };

/** The spellings and words of the glossary. */
export const spelling =
  (locale: Locale): Rule =>
  (value) =>
    locale === 'ne' ? checkSpelling(value)[0] : undefined;

export const kebabId = written(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'cannot be an id. An id is made of small English letters, digits and single hyphens.',
);

export const countryId = written(
  /^[A-Z]{2}$/,
  'is not the code of a country. Write the two capital letters of ISO 3166.',
);

export const dialCode = written(
  /^[1-9][0-9]{0,3}$/,
  'is not a dialling code. Write one to four digits, without + and in quotes.',
);

export const hour = written(
  /^([01][0-9]|2[0-3]):[0-5][0-9]$/,
  'is not a time. Write hours and minutes of the 24-hour clock, in quotes.',
);

export const email = written(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'is not an e-mail address.');

export const phone = written(
  /^\+[0-9X][0-9X -]{6,}$/,
  'is not a phone number. Write it with the code of the country and the digits 0 to 9: +977-9801234567.',
);

export const youtubeId = written(
  /^[A-Za-z0-9_-]{11}$/,
  'is not the id of a YouTube video. Copy the 11 characters after "v=" in its address.',
);

/** Wide enough for every corner of Nepal, and too narrow for the two numbers in the wrong order. */
const nepal = {latitude: [26, 31], longitude: [80, 89]} as const;

export const coordinates: Rule = (value) => {
  const parts = /^(\d{1,2}\.\d{3,}), ?(\d{1,3}\.\d{3,})$/.exec(value);
  if (!parts) {
    return `${quoted(value)} is not a place on a map. Write its latitude and its longitude in degrees, each with three decimals or more, with a comma between them and in quotes.`;
  }
  const within = ([least, most]: readonly [number, number], part: string | undefined) =>
    Number(part) >= least && Number(part) <= most;
  return within(nepal.latitude, parts[1]) && within(nepal.longitude, parts[2])
    ? undefined
    : `${quoted(value)} is not in Nepal. The latitude (${nepal.latitude.join(' to ')}) comes first, then the longitude (${nepal.longitude.join(' to ')}).`;
};

/** A day that exists, written year-month-day, within the years that the calendars convert. */
export const day: Rule = (value) => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!parts) {
    return `${quoted(value)} is not a date in the form year-month-day, such as 2018-06-14.`;
  }
  const time = new Date(`${value}T00:00:00Z`);
  // JavaScript turns 30 February into a day of March, so compare the result with the input.
  if (Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== value) {
    return `There is no day ${value} in the calendar.`;
  }
  if (value > calendarEnd && value < '2110') {
    return `${value} looks like a day of Bikram Sambat. Write the day of the Gregorian calendar, such as 2025-02-14.`;
  }
  return value < calendarStart || value > calendarEnd
    ? `The Nepali calendar of the site knows the days from ${calendarStart} to ${calendarEnd}, not ${value}.`
    : undefined;
};

const linkForms: readonly RegExp[] = [
  /^mailto:[^\s@]+@[^\s@.]+(\.[^\s@.]+)+(\?\S*)?$/,
  /^tel:\+?[0-9][0-9-]*$/,
  // A page of this site. Two slashes, or a slash and a backslash, would lead to another host.
  /^\/(?![/\\])[^\s\\]*$/,
];

export const link: Rule = (value) =>
  /^https?:\S*\s/.test(value)
    ? `There is a space in ${quoted(value)}. Copy the link again, or write %20 in place of the space.`
    : linkForms.some((form) => form.test(value)) || isWebAddress(value)
      ? undefined
      : `${quoted(value)} is not a link. A link begins with https://, http://, mailto: or tel:, or with / for a page of this site.`;

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s\\/][^\s\\]*$/.test(value) && URL.canParse(value);
}

/** @param files called only when there is a name to look up, because listing them takes a while */
export function fileAmong(files: () => ReadonlySet<string>): Rule {
  return (value) => {
    if (value.includes('\\')) return `Write ${value.replaceAll('\\', '/')} with /, not with \\.`;
    if (!value.startsWith('/')) {
      return `${quoted(value)} does not begin with /. Copy the file into static/img/, and write its path below static/: /img/picture.jpg.`;
    }
    return files().has(value)
      ? undefined
      : `There is no file static${value}.${didYouMean(value, [...files()])}`;
  };
}

/** @param least how wide the original has to be, in pixels */
export function pictureProblem(
  address: string,
  picture: InspectedPicture,
  least: number,
): string | undefined {
  if ('problem' in picture) return picture.problem;
  return picture.width < least
    ? `static${address} is ${picture.width} pixels wide. A picture here has ${least} or more, or it looks blurred.`
    : undefined;
}

/** @param folder of the drawings with these names, as in src/icons */
export const drawingAmong = (names: () => readonly string[], folder: string): Rule =>
  nameAmong(names, `picture in ${folder} with the name`);

/** @param names called only when there is a name to look up, because listing them takes a while */
export function nameAmong(names: () => readonly string[], kind: string): Rule {
  return (value) =>
    names().includes(value)
      ? undefined
      : `There is no ${kind} ${quoted(value)}.${didYouMean(value, names())}`;
}
