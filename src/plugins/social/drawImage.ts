import sharp from 'sharp';
import type {Locale} from '../../lib/locale';
import {HEIGHT, WIDTH} from '../../lib/socialImage';
import {BAND_PALETTE} from '../../weave/bands';
import type {Grid} from '../../weave/grid';
import {MARK_PALETTE, mark} from '../../weave/mark';
import {gridToSvg} from '../../weave/svg';
import {fitHeading} from './fitHeading';
import {
  BAND_CELL,
  band,
  bandTop,
  COLOURS,
  DESCRIPTOR_SIZE,
  headingArea,
  LINE_HEIGHT,
  MARGIN,
  MARK_CELL,
  markSize,
  NAME_GAP,
  NAME_SIZE,
} from './layout';
import {descentOf, drawText, type TextStyle, widthOf} from './text';

/** A tile repeated along a row of cells, alike on both sides of the middle. */
export function repeated(tile: Grid, cells: number): Grid {
  const period = tile[0]!.length;
  const tiles = Math.ceil(cells / period) + 1;
  // The tile's own middle is the cell after its first half.
  const start = Math.floor(tiles / 2) * period + period / 2 - Math.floor(cells / 2);
  return tile.map((row) => row.repeat(tiles + 1).slice(start, start + cells));
}

function wovenSvg(): string {
  // An odd number, as a diamond has a single cell in its middle.
  const cells = Math.ceil(WIDTH / BAND_CELL / 2) * 2 + 1;
  const bandSvg = gridToSvg(repeated(band, cells), BAND_PALETTE, {cell: [BAND_CELL, BAND_CELL]});
  const markSvg = gridToSvg(mark, MARK_PALETTE, {cell: [MARK_CELL, MARK_CELL]});
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="100%" height="100%" fill="${COLOURS.ground}"/>` +
    `<g transform="translate(${(WIDTH - cells * BAND_CELL) / 2} ${bandTop})">${bandSvg}</g>` +
    `<g transform="translate(${MARGIN} ${MARGIN})">${markSvg}</g></svg>`
  );
}

export interface BrandWords {
  locale: Locale;
  name: string;
  descriptor: string;
}

/** Everything of an image that the pages of a language have in common, as a PNG. */
export async function drawBackground({locale, name, descriptor}: BrandWords): Promise<Buffer> {
  const style = {locale, lineHeight: 1};
  const [nameText, descriptorText] = await Promise.all(
    [
      drawText([name], {
        ...style,
        size: NAME_SIZE,
        weight: 'Bold',
        colour: COLOURS.name,
      }),
      drawText([descriptor], {
        ...style,
        size: DESCRIPTOR_SIZE,
        weight: 'Regular',
        colour: COLOURS.descriptor,
      }),
    ].map((text) => text.png().toBuffer({resolveWithObject: true})),
  );
  const middleOf = (height: number) => Math.round(MARGIN + (markSize - height) / 2);
  return sharp(Buffer.from(wovenSvg()))
    .composite([
      {
        input: nameText!.data,
        left: MARGIN + markSize + NAME_GAP,
        top: middleOf(nameText!.info.height),
      },
      {
        input: descriptorText!.data,
        left: WIDTH - MARGIN - descriptorText!.info.width,
        top: middleOf(descriptorText!.info.height),
      },
    ])
    .png()
    .toBuffer();
}

/** A few dozen flat colours and the smoothed edges of letters need no more. */
const PNG = {palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9} as const;

export const headingStyle = (locale: Locale): Omit<TextStyle, 'size'> => ({
  locale,
  weight: 'Bold',
  colour: COLOURS.heading,
  lineHeight: LINE_HEIGHT[locale],
});

interface DrawnHeading {
  data: Buffer;
  /** In pixels; never more than the area that a heading may fill. */
  width: number;
  /** From the top to the baseline of the last line, in pixels. */
  baseline: number;
}

/** The lines of a heading without the background. */
export async function drawHeading(heading: string, locale: Locale): Promise<DrawnHeading> {
  const style = headingStyle(locale);
  const measure = (word: string, size: number) => widthOf(word, {...style, size});
  const {lines, size} = await fitHeading(heading, locale, measure);
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
 * The image of one page as a PNG.
 *
 * @param background what all pages of the language have in common
 */
export async function drawImage(
  background: Buffer,
  heading: string,
  locale: Locale,
): Promise<Buffer> {
  const {data, baseline} = await drawHeading(heading, locale);
  return sharp(background)
    .composite([{input: data, left: MARGIN, top: headingArea.baseline - baseline}])
    .png(PNG)
    .toBuffer();
}
