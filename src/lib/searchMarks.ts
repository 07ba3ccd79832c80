import {termsOf, wordsIn} from './words';

/** Where a mark starts and ends in a text. */
export type Mark = readonly [start: number, end: number];

/**
 * The words of a text that a search has found, whatever their spelling: `bijuli` marks "बिजुली".
 *
 * @param terms of the answer of a search
 */
export function marksIn(text: string, terms: ReadonlySet<string>): Mark[] {
  return wordsIn(text)
    .filter((word) => termsOf(word.text).some((term) => terms.has(term)))
    .map(({start, end}) => [start, end]);
}

export interface Excerpt {
  text: string;
  marks: readonly Mark[];
}

/** How much of the words before the first mark is shown, in characters. */
const BEFORE = 40;

/**
 * The part of a text around its first mark, on one line; the beginning of a text without marks. An
 * ellipsis stands for what is left out.
 *
 * @param length in characters, about
 */
export function excerptOf(text: string, terms: ReadonlySet<string>, length = 160): Excerpt {
  const line = text.replace(/\n/g, ' ');
  const words = wordsIn(line);
  const [first] = marksIn(line, terms);
  const earliest = first && first[1] > length ? first[0] - BEFORE : 0;
  const start = earliest > 0 ? (words.find((word) => word.start >= earliest)?.start ?? 0) : 0;
  const rest = words.find((word) => word.end > start + length);
  const end = rest ? line.slice(0, rest.start).trimEnd().length : line.length;
  const shown = `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
  return {text: shown, marks: marksIn(shown, terms)};
}
