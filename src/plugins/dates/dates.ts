import DateConverter from '@remotemerge/nepali-date-converter';
import type {Data, Lists} from '../../collections';
import {fill} from '../../lib/fill';
import {calendarEnd, calendarStart, formatInBoth} from '../../lib/format';
import {latinDigits, toLocale} from '../../lib/locale';
import {element} from '../on-demand/browser';
import type {Settings} from '../on-demand/settings';
import {keepBeside} from '../typing/fields';

type Problem = 'missing' | 'none' | 'range';
type Words = Pick<Data<'pages/timeline'>['dates'], Problem> &
  Pick<Data<'pages/appointment'>, 'date' | 'weekdays'>;

/** What the script needs of the lists in a language. */
export const wordsOf = ({'pages/timeline': {dates}, 'pages/appointment': words}: Lists): Words => {
  const {missing, none, range} = dates;
  return {missing, none, range, date: words.date, weekdays: words.weekdays};
};

const FORM = 'form[data-load=dates]';
const DAY = 86_400_000;
const FIRST = Date.parse(calendarStart);
const LAST = Date.parse(calendarEnd);

const TYPED = /^[\s./-]*(\d{1,4})[\s./-]+(\d\d?)[\s./-]+(\d\d?)[\s./-]*$/;

const written = (...parts: readonly number[]): string =>
  parts.map((part, place) => String(part).padStart(place ? 2 : 4, '0')).join('-');

const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

function inBikramSambat(time: number): string {
  const {year, month, date} = new DateConverter(isoOf(time)).toBs();
  return written(year, month, date);
}

/**
 * The day that a date names, in milliseconds since 1970 in UTC.
 *
 * @param isBs whether the date is one of Bikram Sambat
 * @param typed year, month and day, in Latin or Devanagari digits; or all of them in the first one
 * @returns why there is none: a part is missing, the calendar has no such day, or it is out of range
 */
export function dayOf(isBs: boolean, typed: readonly string[]): number | Problem {
  const parts = TYPED.exec(latinDigits(typed.join('-')))
    ?.slice(1)
    .map(Number);
  if (!parts) return 'missing';
  const wanted = written(...parts);
  if (!isBs) {
    const time = Date.parse(wanted);
    // Some browsers take 30 February for 1 March.
    if (Number.isNaN(time) || isoOf(time) !== wanted) return 'none';
    return time < FIRST || time > LAST ? 'range' : time;
  }
  const [, month = 0, day = 0] = parts;
  if (month < 1 || month > 12 || day < 1 || day > 32) return 'none';
  if (wanted < inBikramSambat(FIRST) || wanted > inBikramSambat(LAST)) return 'range';
  // Not by `toAd` of the converter: it knows a month 13, and is a day off west of Greenwich.
  let low = 0;
  let high = (LAST - FIRST) / DAY;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (inBikramSambat(FIRST + middle * DAY) < wanted) low = middle + 1;
    else high = middle;
  }
  const time = FIRST + low * DAY;
  return inBikramSambat(time) === wanted ? time : 'none';
}

/**
 * Converts a date of Bikram Sambat or the Gregorian calendar in a form with `data-load="dates"`: a list of
 * the two, three fields and a button.
 */
export function start({languages}: Settings<Words>): void {
  const {lang} = document.documentElement;
  const {words} = languages[lang]!;
  // The contract has the days in the order of a week.
  const weekdays = Object.values(words.weekdays);
  let hideAnswer = (): void => undefined;

  const answerTo = (calendar: string, typed: readonly string[]): string => {
    const day = dayOf(calendar === 'bs', typed);
    if (typeof day === 'string') return words[day];
    const weekday = weekdays[new Date(day).getUTCDay()]!;
    return fill(words.date, {weekday, date: formatInBoth(isoOf(day), toLocale(lang))});
  };
  const answer = (form: HTMLFormElement, fields: readonly HTMLInputElement[]): void => {
    const text = answerTo(
      form.querySelector('select')!.value,
      fields.map(({value}) => value),
    );
    const status = element('p', {role: 'status'});
    hideAnswer();
    hideAnswer = keepBeside(fields[0]!, status, () => {
      form.append(status);
      // What comes into a status is read out.
      status.textContent = text;
    });
  };
  const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll('input')];
  const listen = (event: Event): void => {
    const {target} = event;
    const pressed = event instanceof KeyboardEvent ? 'input' : 'button';
    if (event instanceof KeyboardEvent && event.key !== 'Enter') return;
    const form =
      target instanceof Element && target.matches(pressed) && target.closest<HTMLFormElement>(FORM);
    if (form) answer(form, fieldsOf(form));
  };
  addEventListener('click', listen);
  addEventListener('keydown', listen);
  const form = document.querySelector<HTMLFormElement>(FORM);
  form?.removeAttribute('aria-busy');
  // Typed before the script was there.
  if (form && fieldsOf(form).every(({value}) => value)) answer(form, fieldsOf(form));
}
