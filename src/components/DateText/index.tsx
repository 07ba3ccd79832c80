import type {ReactNode} from 'react';

interface Props {
  /** A date of the data files: in ISO form, and as text in the language of the page. */
  date: {iso: string; text: string};
  className?: string;
}

/** A date as text (Bikram Sambat and Gregorian in Nepali) in a `time` element. */
export default function DateText({date, className}: Props): ReactNode {
  return (
    <time className={className} dateTime={date.iso}>
      {date.text}
    </time>
  );
}
