import type {ReactNode} from 'react';

interface Props {
  /** A day of the data files: the ISO day, and its words in the language of the page. */
  date: {iso: string; text: string};
  className?: string;
}

/** A day in words (in Nepali Bikram Sambat with the Gregorian day beside it), readable by machines. */
export default function DateText({date, className}: Props): ReactNode {
  return (
    <time className={className} dateTime={date.iso}>
      {date.text}
    </time>
  );
}
