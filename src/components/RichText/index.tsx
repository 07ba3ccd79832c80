import {Fragment, type ReactNode} from 'react';
import Link from '../Link';
import type {Rich} from '@site/src/collections';

type Props<Name extends string> = {of: Rich<Name>} & ([Name] extends [never]
  ? {values?: undefined}
  : {values: Readonly<Record<Name, ReactNode>>});

/** A text of src/data/pages with links, bold words and values. */
export default function RichText<Name extends string = never>({of, values}: Props<Name>) {
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
