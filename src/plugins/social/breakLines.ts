/** A text in lines. */
export interface Lines {
  lines: string[];
  /** Width of the widest line, in the unit of the widths given. */
  width: number;
}

/** Where lines may break: not at a space that keeps words together. */
export function wordsOf(text: string): string[] {
  return text.split(/[ \t\r\n]+/).filter(Boolean);
}

/**
 * Sets words in the given number of lines so that the lines are as even as they can be.
 *
 * @param words with their widths
 * @param space the width of a space, in the same unit
 * @returns null when there are fewer words than lines
 */
export function breakLines(
  words: readonly {text: string; width: number}[],
  space: number,
  count: number,
): Lines | null {
  if (words.length < count) return null;
  const text = words.map((word) => word.text).join(' ');
  const width = words.reduce((sum, word) => sum + word.width, space * (words.length - 1));
  if (count === 1) return {lines: [text], width};

  let best: Lines | null = null;
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    const head = breakLines(words.slice(0, first), space, 1)!;
    const tail = breakLines(words.slice(first), space, count - 1)!;
    const widest = Math.max(head.width, tail.width);
    // Of two that are equally wide the later one: a long first line reads better than a long last.
    if (best === null || widest <= best.width) {
      best = {lines: [...head.lines, ...tail.lines], width: widest};
    }
  }
  return best;
}
