import type {ReactNode} from 'react';
import {useLocale} from '../Locale';
import styles from './styles.module.css';

interface Props {
  /** A date of the data files: in ISO form, and as text in the language of the page. */
  date: {iso: string; text: string};
  /** In English, the day with its suffix: 14th June 2018. */
  suffixed?: boolean;
  className?: string;
}

/**
 * A date by itself, in a `time` element. In Nepali the Bikram Sambat date, and the Gregorian one on a
 * second line in place of the brackets it has in a sentence.
 */
export default function DateText({date, suffixed, className}: Props): ReactNode {
  const locale = useLocale();
  const [first = '', second] = date.text.replace(')', '').split(' (');
  return (
    <time className={className} dateTime={date.iso}>
      {suffixed && locale === 'en' ? ordinal(first) : first}
      {second && <span className={styles.second}> {second}</span>}
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
