import {inEveryLocale} from '@site/src/data/facts.yml';
import {useLocale} from '../Locale';

interface Props {
  /** Id of an entry of src/data/facts.yml. */
  id: string;
  /**
   * `short` writes 100K+ instead of 100,000, where the fact has a short form; `both` shows the Gregorian date beside
   * a Nepali date, which otherwise has it in its title; `as-of` is the date on which a figure was right, like `both`.
   */
  form?: 'short' | 'both' | 'as-of';
}

/** A figure or a date from src/data/facts.yml, in the language of the surrounding text. */
export default function Fact({id, form}: Props) {
  const fact = inEveryLocale[useLocale()][id];
  if (!fact) {
    // On pages in React; in Markdown the check of content reports it first.
    throw new Error(`There is no fact "${id}" in src/data/facts.yml.`);
  }
  if (form === 'short' && fact.short) return fact.short;
  const {iso, text, gregorian} = (form === 'as-of' && fact.asOf) || fact;
  if (!iso) return text;
  if (form && gregorian) return <time dateTime={iso}>{`${text} (${gregorian})`}</time>;
  return (
    <time dateTime={iso} title={gregorian}>
      {text}
    </time>
  );
}
