import type {Language} from '../../collections/language';
import {localDigits} from './formatNumber';

const writers: Record<Language, (hours: number, onClock: string) => string> = {
  en: (hours, onClock) => `${onClock} ${hours < 12 ? 'AM' : 'PM'}`,
  ne: (hours, onClock) => `${partOfDay(hours)} ${onClock} बजे`,
};

/** Nepali names the part of the day where English has AM and PM. */
function partOfDay(hours: number): string {
  if (hours < 4 || hours >= 19) return 'राति';
  if (hours < 12) return 'बिहान';
  return hours < 16 ? 'दिउँसो' : 'साँझ';
}

/**
 * A time of the day as it is said: "10 AM", "5:30 PM", "बिहान १० बजे".
 *
 * @param time on the 24-hour clock, "17:30"
 */
export function formatHour(time: string, language: Language): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shown = String(hours % 12 || 12);
  const onClock = minutes === 0 ? shown : `${shown}:${String(minutes).padStart(2, '0')}`;
  return localDigits(writers[language](hours, onClock), language);
}
