import {Fragment, type ReactNode} from 'react';
import Link from '../Link';
import type {Rich} from '@site/src/collections';
import ExternalLink from '../ExternalLink';

type Props<Name extends string> = {of: Rich<Name>} & ([Name] extends [never]
  ? {values?: undefined}
  : {values: Readonly<Record<Name, ReactNode>>});

/** A text of src/data/pages with links, bold words and values. */
export default function RichText<Name extends string = never>({of, values}: Props<Name>) {
  return of.map((part, index) => <Fragment key={index}>{show(part)}</Fragment>);

  function show(part: Rich<Name>[number]) {
    if (typeof part === 'string') return part;
    if ('bold' in part) return <strong>{part.bold}</strong>;
    if ('value' in part) return values?.[part.value];
    const {link, text} = part;
    return /^https?:/.test(link) ? (
      <ExternalLink href={link}>{text}</ExternalLink>
    ) : (
      <Link to={link}>{text}</Link>
    );
  }
}
