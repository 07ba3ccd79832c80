import {type DrawnLine, inHarfBuzz} from '../../lib/fonts/inHarfBuzz';
import type {Drawings} from '../illustrations/drawings';
import type {DownloadableFont} from './writeFonts';

/** The size of the name, in CSS pixels, as all sizes here. */
const NAME_SIZE = 44;

/** The line under the name: only the first letters, because each costs bytes on a phone. */
const LETTERS = {text: 'कखग', size: 26, gap: 18};

/** Steps of a coordinate to a CSS pixel: finer ones make larger files and cannot be seen. */
const STEPS = 3;

/**
 * The Nepali name of each font and a line of other letters, in the letters of the font itself, by the
 * id of the font. A font without outlines for its name is left out.
 */
export async function drawSpecimens(fonts: readonly DownloadableFont[]): Promise<Drawings> {
  const orders = fonts.flatMap(({bytes, word}) => [
    {bytes, word, size: NAME_SIZE * STEPS},
    {bytes, word: LETTERS.text, size: LETTERS.size * STEPS},
  ]);
  const lines = await inHarfBuzz('outlines', orders);
  return Object.fromEntries(
    fonts.flatMap(({id}, index): [string, string][] => {
      const [name, letters] = lines.slice(2 * index);
      return name?.path ? [[id, specimenOf(name, letters!)]] : [];
    }),
  );
}

/** Both lines, one below the other in the middle; measures in CSS pixels. */
function specimenOf(name: DrawnLine, letters: DrawnLine): string {
  const width = Math.max(name.width, letters.width);
  const below = name.height + LETTERS.gap * STEPS;
  const height = below + letters.height;
  const [shownWidth, shownHeight] = [Math.ceil(width / STEPS), Math.ceil(height / STEPS)];
  const line = ({width: own, path: ink}: DrawnLine, y: number, opacity: string) =>
    `<path transform="translate(${Math.round((width - own) / 2)} ${y})"${opacity} d="${ink}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shownWidth}" height="${shownHeight}" ` +
    `viewBox="0 0 ${width} ${height}" fill="#14183a">` +
    `${line(name, 0, '')}${line(letters, below, ' opacity=".75"')}</svg>\n`
  );
}
