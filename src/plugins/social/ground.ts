import sharp from 'sharp';
import type {Language} from '../../collections/language';
import {BAND_PALETTE, weft} from '../../weave/bands';
import type {Grid} from '../../weave/grid';
import {MARK_PALETTE, mark} from '../../weave/mark';
import {gridToSvg} from '../../weave/svg';
import * as layout from './layout';
import {drawText} from './text';

const {BAND_CELL, COLOURS, HEADING_GAP, HEIGHT, MARGIN, MARK_CELL, WIDTH} = layout;

const band = weft();
const bandTop = HEIGHT - band.length * BAND_CELL;
const markSize = mark.length * MARK_CELL;

/** Where the heading may stand, in pixels; its last line stands on the baseline. */
export const headingArea = {
  top: MARGIN + markSize + HEADING_GAP.above,
  baseline: bandTop - HEADING_GAP.below,
  width: WIDTH - 2 * MARGIN,
};

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
  language: Language;
  name: string;
  descriptor: string;
}

/** Everything of a picture that the pages of a language have in common, as a PNG. */
export async function drawGround({language, name, descriptor}: BrandWords): Promise<Buffer> {
  const style = {language, lineHeight: 1};
  const [nameText, descriptorText] = await Promise.all(
    [
      drawText([name], {
        ...style,
        size: layout.NAME_SIZE,
        weight: 'Bold',
        colour: COLOURS.name,
      }),
      drawText([descriptor], {
        ...style,
        size: layout.DESCRIPTOR_SIZE,
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
        left: MARGIN + markSize + layout.NAME_GAP,
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
