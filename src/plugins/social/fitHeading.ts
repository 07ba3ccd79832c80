import type {Language} from '../../collections/language';
import {breakLines, wordsOf} from './breakLines';
import {headingArea} from './ground';
import {ASCENT, HEADING_SIZES, LINE_HEIGHT, MOST_LINES} from './layout';

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
  language: Language,
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
      const height = ((count - 1) * LINE_HEIGHT[language] + ASCENT[language]) * size;
      if (hasWidth && height <= room) {
        return {lines: broken.lines, size};
      }
    }
  }
  const kept = words.filter(({text}) => text !== ELLIPSIS).slice(0, -1);
  if (kept.length === 0) return {lines: [words[0]?.text ?? ''], size: HEADING_SIZES.at(-1)!};
  return fitHeading([...kept.map(({text}) => text), ELLIPSIS].join(' '), language, measure);
}
