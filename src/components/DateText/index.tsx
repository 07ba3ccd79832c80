import type {LocalDate} from '@site/src/collections';
import {useLocale} from '../Locale';
import styles from './styles.module.css';

interface Props {
  date: LocalDate;
  /** In English, the day with its suffix: 14th June 2018. */
  suffixed?: boolean;
  /** The Gregorian date, which is in the title otherwise, on a second line below a Nepali one. */
  gregorian?: boolean;
  className?: string;
}

/** A date by itself, in a `time` element. */
export default function DateText({date, suffixed, gregorian, className}: Props) {
  const locale = useLocale();
  return (
    <time className={className} dateTime={date.iso} title={gregorian ? undefined : date.gregorian}>
      {suffixed && locale === 'en' ? ordinal(date.text) : date.text}
      {gregorian && date.gregorian && <span className={styles.second}> {date.gregorian}</span>}
    </time>
  );
}

const SUFFIXES: Readonly<Record<string, string>> = {1: 'st', 2: 'nd', 3: 'rd'};

/** An English date with a suffix on its day: "14th June 2018". */
export function ordinal(date: string): string {
  return date.replace(/^[0-9]+/, (day) => {
    const suffix = /1[123]$/.test(day) ? 'th' : (SUFFIXES[day.slice(-1)] ?? 'th');
    return day + suffix;
  });
}
