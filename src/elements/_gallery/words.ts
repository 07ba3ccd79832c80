import {createContext, useContext} from 'react';
import type {Labels} from 'yet-another-react-lightbox';
import {digits} from 'nepali-text/digits';
import type {Template} from 'docusaurus-plugin-collections/fill';
import {toLocale} from 'nepali-text/locale';

/** The words of the lightbox in the language of the page: src/components/Lightbox/_words.ts. */
export interface Words {
  /** By the library's own. */
  labels: Labels;
  counter: Template<'index' | 'total'>;
  status: Template<'index' | 'total' | 'title'>;
  level: Template<'zoom'>;
  loading: string;
  failed: Template<'title'>;
}

export const WordsContext = createContext<Words | null>(null);

export const useWords = (): Words => useContext(WordsContext)!;

/** In the digits of the page's language. */
export const localDigits = (value: number | string): string =>
  digits(value, toLocale(document.documentElement.lang));

/** The library fills this label by `replace`, with Latin digits. */
class PositionLabel extends String {
  override replace(place: unknown, value?: unknown): string {
    const filled = super.replace(place as RegExp, localDigits(value as string));
    return new PositionLabel(filled) as unknown as string;
  }
}

const POSITION = '{index} of {total}';

export function useLabels(): Labels {
  const {labels} = useWords();
  return {...labels, [POSITION]: new PositionLabel(labels[POSITION]) as unknown as string};
}
