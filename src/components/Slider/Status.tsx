import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {digits} from '../digits';
import {useLanguage} from '../Language';
import type {Position} from './_useShown';

interface Props {
  position: Position | null;
  columns: number;
  rows: 1 | 2;
}

/** Tells screen readers where the slider stands, each time the visitor has moved it. */
export default function Status({position, columns, rows}: Props): ReactNode {
  const language = useLanguage();
  return (
    <p className="visually-hidden" role="status">
      {position?.moved && words()}
    </p>
  );

  function words(): string {
    const {first, last} = position ?? {first: 0, last: 0};
    const values = {
      first: digits(first + 1, language),
      last: digits(last + 1, language),
      total: digits(columns, language),
    };
    if (rows > 1) {
      return translate(
        {
          id: 'slider.columns',
          message: 'Columns {first} to {last} of {total}',
          description: 'Where a slider of several rows stands, for screen readers: “1 to 5 of 6”',
        },
        values,
      );
    }
    return first === last
      ? translate(
          {
            id: 'slider.one',
            message: '{first} of {total}',
            description: 'Which slide is in view, for screen readers: “2 of 6”',
          },
          values,
        )
      : translate(
          {
            id: 'slider.several',
            message: '{first} to {last} of {total}',
            description: 'Which slides are in view, for screen readers: “2 to 3 of 6”',
          },
          values,
        );
  }
}
