import type {ReactNode} from 'react';
import facts from '@site-data/facts-by-locale';
import {useLocale} from '../Locale';

interface Props {
  /** Id of an entry of src/data/facts.yml. */
  id: string;
  /** `short` writes 100K+ instead of 100,000, where the fact has a short form. */
  form?: 'short';
}

/** A figure or a date from src/data/facts.yml, in the language of the surrounding text. */
export default function Fact({id, form}: Props): ReactNode {
  const fact = facts[useLocale()][id];
  if (!fact) {
    // For React pages; in Markdown, src/plugins/content reports it first.
    throw new Error(`There is no fact "${id}" in src/data/facts.yml.`);
  }
  const text = form === 'short' && fact.short ? fact.short : fact.text;
  return fact.iso ? <time dateTime={fact.iso}>{text}</time> : text;
}
