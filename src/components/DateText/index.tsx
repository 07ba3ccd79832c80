import type {LocalDate} from '@site/src/data/lists';
import styles from './styles.module.css';

interface Props {
  date: LocalDate;
  /** Shows the Gregorian date on a second line below a Nepali date, which otherwise has it in its title. */
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
