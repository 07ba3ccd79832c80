import type {Data} from '@site/src/data/lists';
import type {Locale} from 'nepali-text/locale';

type Card = Data<'media'>[number];

/** The values that can be chosen. */
export interface FilterChoices {
  /** Newest first. */
  year: readonly string[];
  language: readonly Locale[];
}

export function filterChoices(cards: readonly Card[]): FilterChoices {
  return {
    year: [...new Set(cards.map(({date}) => date.iso.slice(0, 4)))].sort().reverse(),
    language: [...new Set(cards.map(({language}) => language))].sort(),
  };
}
