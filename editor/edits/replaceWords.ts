import type {Edit, FilePath, Json} from '../types';
import {isSameValue, withPart} from './values';

/** A text with some words in it. */
export interface WordPlace {
  file: string;
  path: FilePath;
  /** The text as it is written, cut around the words, which are at odd positions. */
  written: readonly string[];
}

/**
 * A text with other words. Where they are taken out, one of the two spaces around them goes, too.
 */
export function replaceWords(written: readonly string[], by: string): string {
  return written.reduce((text, piece, index) => {
    if (index % 2 === 1) return text + by;
    const isGap = by === '' && index > 0 && /^(?![\p{L}\p{M}\p{N}])/u.test(piece);
    if (isGap && text === '') return piece.trimStart();
    return (isGap ? text.replace(/\s$/, '') : text) + piece;
  }, '');
}

/** Whether nothing would be left of a text, or of what is bold or a link in it. */
export const leavesNothing = (written: readonly string[], by: string): boolean =>
  replaceWords(written, by).trim() === '' ||
  (by.trim() === '' &&
    written.some(
      (_, index) =>
        index % 2 === 1 &&
        /[*_[]$/.test(written[index - 1]!) &&
        /^[*_\]]/.test(written[index + 1]!),
    ));

/** The texts of a page one by one, and each list as a whole. @param lists what the lists have, by their files */
export function replaceEdits(
  rows: readonly WordPlace[],
  lists: Readonly<Record<string, Json>>,
  by: string,
): Edit[] {
  const values = {...lists};
  const inPages = rows.flatMap(({file, path, written}): Edit | [] => {
    const value = replaceWords(written, by);
    if (!lists[file]) return {kind: 'set', file, path, value, was: written.join('')};
    values[file] = withPart(values[file], path, value);
    return [];
  });
  const inLists = Object.entries(lists).flatMap(([file, was]): Edit | [] =>
    isSameValue(values[file], was) ? [] : {kind: 'set', file, path: [], value: values[file], was},
  );
  return [...inPages, ...inLists];
}
