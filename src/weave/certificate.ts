import type {Locale} from '../lib/locale';
import {
  centredBar,
  crest,
  seal,
  signature,
  type Size,
  stitchedBorder,
  textLines,
  wordAcross,
} from './certificateParts';
import {threads} from './palette';
import {hash, random} from './random';

export interface CertificateOptions {
  /** Weaves the crest and chooses the colour of the border and the lengths of the lines. */
  title: string;
  shape: 'portrait' | 'landscape';
  /** A framed certificate, or a letter. */
  border: 'stitched' | 'plain';
  /** The language of the word “sample” that is woven across the sheet. */
  sampleLabel?: Locale;
}

/** Width and height of a drawn sheet, in CSS pixels. */
export const certificateSize = {
  portrait: {width: 720, height: 960},
  landscape: {width: 960, height: 720},
} as const satisfies Record<CertificateOptions['shape'], Size>;

/** Of border and seal. Paper keeps its colours at night, so nothing here follows the theme. */
const INKS = [threads.r.light, threads.i.light, threads.G.light, '#8a4b0a'] as const;

/** Where things stand: a letter has no frame and so begins higher and runs wider. */
const places = {
  portrait: {
    stitched: {crest: 136, heading: 284, text: {x: 152, y: 402, width: 416, count: 8}, foot: 806},
    plain: {crest: 84, heading: 232, text: {x: 112, y: 380, width: 496, count: 10}, foot: 868},
  },
  landscape: {
    stitched: {crest: 128, heading: 270, text: {x: 180, y: 384, width: 600, count: 3}, foot: 586},
    plain: {crest: 80, heading: 222, text: {x: 140, y: 340, width: 680, count: 5}, foot: 636},
  },
} as const;

/**
 * A drawn sheet in place of a scan: a whole SVG file without a legible word but “sample”,
 * woven across it in threads.
 */
export function certificate(options: CertificateOptions): string {
  const {title, shape, border, sampleLabel = 'en'} = options;
  const sheet = certificateSize[shape];
  const {width, height} = sheet;
  const next = random(hash(title));
  // The first numbers of such a generator hardly differ between like seeds.
  for (let skipped = 0; skipped < 5; skipped += 1) next();
  const ink = INKS[Math.floor(next() * INKS.length)]!;
  const place = places[shape][border];
  const edge = place.text.x;
  const heading = Math.round(300 + next() * 90);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>`,
    `<g fill="${threads.d.light}">${centredBar(sheet, place.heading, heading, 26)}</g>`,
    `<g fill="#545b7e">${centredBar(sheet, place.heading + 50, Math.round(heading * 0.66), 16)}</g>`,
    `<g fill="#b7c0da">${textLines(place.text, next)}</g>`,
    seal(width - edge - 70, place.foot - 44, ink),
    '<g fill="none">',
    crest(title, sheet, place.crest),
    border === 'stitched' ? `<g stroke="${ink}">${stitchedBorder(sheet)}</g>` : '',
    signature(edge, place.foot, next),
    wordAcross(sampleLabel, sheet),
    '</g></svg>\n',
  ].join('');
}
