import type {LocalDate} from '@site/src/data/lists';
import styles from './styles.module.css';

interface Props {
  date: LocalDate;
  /** The Gregorian date, which is in the title otherwise, on a second line below a Nepali one. */
  gregorian?: boolean;
  className?: string;
}

/** A date by itself, in a `time` element. */
export default function DateText({date, gregorian, className}: Props) {
  return (
    <time className={className} dateTime={date.iso} title={gregorian ? undefined : date.gregorian}>
      {date.text}
      {gregorian && date.gregorian && <span className={styles.second}> {date.gregorian}</span>}
    </time>
  );
}
