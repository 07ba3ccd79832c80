import type {WordsModel} from '../../protocol';

/** A phrase of the interface, with the file that has its translation. */
export type Word = WordsModel['files'][number]['words'][number] & {file: string};

/** Those with all words of the query somewhere: in either language, the description or the id. */
export function wordsMatching(all: readonly Word[], query: string): Word[] {
  const parts = query.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({id, english, twin, description}) => {
    const text = `${id} ${english} ${twin} ${description ?? ''}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}
