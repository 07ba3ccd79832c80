import {Fragment, type ReactNode} from 'react';
import Link from '../Link';
import type {Rich} from '@site/src/data/lists';

interface Props {
  of: Rich;
  /** By their names in the text. */
  values?: Readonly<Record<string, ReactNode>>;
}

/** A text of src/data/pages with links, bold words and values that may be elements. */
export default function RichText({of, values}: Props) {
  return of.map((part, index) => {
    if (typeof part === 'string') return part;
    if ('bold' in part) return <strong key={index}>{part.bold}</strong>;
    if ('value' in part) return <Fragment key={index}>{values?.[part.value]}</Fragment>;
    return (
      <Link key={index} to={part.link}>
        {part.text}
      </Link>
    );
  });
}
