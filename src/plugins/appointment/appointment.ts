import {contentLines, escapeValue} from '../../lib/contentLines';

/** When somebody answers: minutes since midnight in Nepal, and numbers of days, 0 is Sunday. */
export interface Hours {
  readonly from: number;
  readonly to: number;
  readonly days: readonly number[];
}

export interface OpenDay {
  /** In Nepal: "2026-11-24". */
  readonly iso: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** On the 24-hour clock of Nepal: "10:30". */
  readonly times: readonly string[];
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Nepal is 5 h 45 min ahead of UTC all year. */
const NEPAL = 345 * MINUTE;
/** How long an appointment takes, in minutes. */
const LENGTH = 30;
const OFFERED_DAYS = 7;

/**
 * The next seven days on which an appointment is possible; today only with the times that are ahead.
 *
 * @param now in milliseconds since 1970 in UTC
 * @param hours open on at least one day
 */
export function openDays(now: number, {from, to, days}: Hours): OpenDay[] {
  const open: OpenDay[] = [];
  const midnight = Math.floor((now + NEPAL) / DAY) * DAY;
  for (let later = 0; open.length < OFFERED_DAYS && later <= 7 * OFFERED_DAYS; later++) {
    // As if Nepal had the time of UTC.
    const day = new Date(midnight + later * DAY);
    const iso = day.toISOString().slice(0, 10);
    const times: string[] = [];
    for (let minutes = from; minutes + LENGTH <= to; minutes += LENGTH) {
      const start = new Date(day.getTime() + minutes * MINUTE);
      if (start.getTime() > now + NEPAL) times.push(start.toISOString().slice(11, 16));
    }
    const weekday = day.getUTCDay();
    if (days.includes(weekday) && times.length > 0) open.push({iso, weekday, times});
  }
  return open;
}

/** @returns milliseconds since 1970 in UTC for a day and a time in Nepal */
export const instantOf = (iso: string, time: string): number =>
  Date.parse(`${iso}T${time}:00Z`) - NEPAL;

/**
 * What the clock of the visitor shows at a time.
 *
 * @param behind UTC, in minutes, as `getTimezoneOffset` says it
 * @returns undefined where it is that of Nepal
 */
export function elsewhere(
  instant: number,
  behind: number,
): {iso: string; time: string} | undefined {
  const ahead = -behind * MINUTE;
  if (ahead === NEPAL) return undefined;
  const local = new Date(instant + ahead).toISOString();
  return {iso: local.slice(0, 10), time: local.slice(11, 16)};
}

interface Entry {
  /** Milliseconds since 1970 in UTC. */
  readonly start: number;
  readonly now: number;
  readonly summary: string;
  readonly description: string;
  /** Of the language of its texts. */
  readonly lang: string;
  /** Unlike that of any other entry. */
  readonly uid: string;
}

/** A calendar file (RFC 5545) with an appointment that nobody has confirmed yet. */
export function calendarFile({start, now, summary, description, lang, uid}: Entry): string {
  const inUtc = (time: number) =>
    `${new Date(time).toISOString().slice(0, 19)}Z`.replace(/[-:]/g, '');
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//appointment//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${inUtc(now)}`,
    `DTSTART:${inUtc(start)}`,
    `DURATION:PT${LENGTH}M`,
    'STATUS:TENTATIVE',
    `SUMMARY;LANGUAGE=${lang}:${escapeValue(summary)}`,
    `DESCRIPTION;LANGUAGE=${lang}:${escapeValue(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
