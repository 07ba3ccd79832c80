import type {Data} from '@site/src/data/lists';
import type {Locale} from 'nepali-text/locale';

type Card = Data<'media'>[number];

/** The values that can be chosen. */
export interface Choices {
  /** Newest first. */
  year: readonly string[];
  language: readonly Locale[];
}

export function choicesOf(cards: readonly Card[]): Choices {
  return {
    year: [...new Set(cards.map(({date}) => date.iso.slice(0, 4)))].sort().reverse(),
    language: [...new Set(cards.map(({language}) => language))].sort(),
  };
}
