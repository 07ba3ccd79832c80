import type {Locale} from '../../lib/locale';
import {ASCENT, HEADING_SIZES, headingArea, LINE_HEIGHT, MOST_LINES} from './layout';

export interface FittedHeading {
  lines: string[];
  /** In pixels. */
  size: number;
}

/** Large enough for a width that is exact to a pixel. */
const MEASURED_AT = 100;
/** The width of a space at that size: Mukta's, in both scripts. */
const SPACE = 23;

const ELLIPSIS = '…';

/**
 * The largest size at which a heading has room, in as few lines as that size allows and as even as
 * they can be. Lines break between words only.
 *
 * @param measure the width of a word in bold at the size given, in pixels
 * @returns of a heading that has room at no size as many words as have; of a single word too wide
 *   for the picture that word
 */
export async function fitHeading(
  heading: string,
  locale: Locale,
  measure: (word: string, size: number) => Promise<number>,
): Promise<FittedHeading> {
  const words = await Promise.all(
    wordsOf(heading).map(async (text) => ({text, width: await measure(text, MEASURED_AT)})),
  );
  const room = headingArea.baseline - headingArea.top;
  for (const size of HEADING_SIZES) {
    for (let count = 1; count <= MOST_LINES; count += 1) {
      const broken = breakLines(words, SPACE, count);
      const hasWidth = broken && (broken.width * size) / MEASURED_AT <= headingArea.width;
      const height = ((count - 1) * LINE_HEIGHT[locale] + ASCENT[locale]) * size;
      if (hasWidth && height <= room) {
        return {lines: broken.lines, size};
      }
    }
  }
  const kept = words.filter(({text}) => text !== ELLIPSIS).slice(0, -1);
  if (kept.length === 0) return {lines: [words[0]?.text ?? ''], size: HEADING_SIZES.at(-1)!};
  return fitHeading([...kept.map(({text}) => text), ELLIPSIS].join(' '), locale, measure);
}

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
