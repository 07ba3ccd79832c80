import {formatDate, formatHour} from 'nepali-text/format';
import type {Locale} from 'nepali-text/locale';

/** A moment by the clock of the device: "3 November 2026, 2:20 PM". */
export function timeIn(moment: Date, locale: Locale): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  const time = formatHour(`${moment.getHours()}:${two(moment.getMinutes())}`, locale);
  return `${formatDate(day, locale)}, ${time}`;
}
