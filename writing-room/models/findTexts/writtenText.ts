import type {Locale} from 'nepali-text/locale';
import type {Place} from '../../protocol';
import {type Comparable, comparable, UNKNOWN} from './matchTexts';
import {linkWords, shownText, type SiteValues} from './shownText';

/** A text in one language. */
export interface WrittenText {
  locale: Locale;
  /** As readers see it, with "…" for what only the page knows. */
  text: string;
  /** The forms that it may take on a page. */
  forms: readonly Comparable[];
  links: readonly Comparable[];
  where: Place;
  /** The list, or the English file of the page; `words`. */
  source: string;
  /** The part of a page: the id of its section. */
  section?: string;
}

/** @returns none when there is nothing to find in the text */
export function writtenText(
  values: SiteValues,
  locale: Locale,
  text: string,
  about: Pick<WrittenText, 'where' | 'source' | 'section'>,
): WrittenText[] {
  const own = values(locale);
  const shown = shownText(text, own);
  const forms = formsOf(shown).map(comparable);
  if (forms.every(({letters}) => letters === '')) return [];
  const links = linkWords(text, own).map(comparable);
  return [{locale, text: shown.replaceAll(UNKNOWN, '…').trim(), forms, links, ...about}];
}

/** `one profile|{count} profiles` has a form for one and a form for more. */
function formsOf(text: string): readonly string[] {
  return text.includes('|') ? [text, ...text.split('|')] : [text];
}
