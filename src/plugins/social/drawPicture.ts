import sharp from 'sharp';
import type {Language} from '../../collections/language';
import {fitHeading} from './fitHeading';
import {headingArea} from './ground';
import {COLOURS, LINE_HEIGHT, MARGIN} from './layout';
import {descentOf, drawText, type TextStyle, widthOf} from './text';

/** A few dozen flat colours and the smoothed edges of letters need no more. */
const PNG = {palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9} as const;

export const headingStyle = (language: Language): Omit<TextStyle, 'size'> => ({
  language,
  weight: 'Bold',
  colour: COLOURS.heading,
  lineHeight: LINE_HEIGHT[language],
});

interface DrawnHeading {
  data: Buffer;
  /** In pixels; never more than the area that a heading may fill. */
  width: number;
  /** From the top to the baseline of the last line, in pixels. */
  baseline: number;
}

/** The lines of a heading without ground. */
export async function drawHeading(heading: string, language: Language): Promise<DrawnHeading> {
  const style = headingStyle(language);
  const measure = (word: string, size: number) => widthOf(word, {...style, size});
  const {lines, size} = await fitHeading(heading, language, measure);
  const text = await drawText(lines, {...style, size})
    .png()
    .toBuffer();
  const {data, info} = await sharp(text)
    // Only for a word that is too long for any size.
    .resize({width: headingArea.width, withoutEnlargement: true})
    .png()
    .toBuffer({resolveWithObject: true});
  const descent = await descentOf(lines, {...style, size});
  return {data, width: info.width, baseline: info.height - descent};
}

/**
 * The preview picture of one page as a PNG.
 *
 * @param ground what all pages of the language have in common
 */
export async function drawPicture(
  ground: Buffer,
  heading: string,
  language: Language,
): Promise<Buffer> {
  const {data, baseline} = await drawHeading(heading, language);
  return sharp(ground)
    .composite([{input: data, left: MARGIN, top: headingArea.baseline - baseline}])
    .png(PNG)
    .toBuffer();
}
