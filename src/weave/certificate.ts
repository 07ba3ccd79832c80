import type {Locale} from 'nepali-text/locale';
import {
  barAt,
  centredBar,
  crest,
  ribbon,
  seal,
  signature,
  type Size,
  stamp,
  stitchedBorder,
  textLines,
  wordAcross,
} from './certificateParts';
import {threads} from './palette';
import {hash, random} from './random';

export interface CertificateOptions {
  /** Weaves the crest and chooses the lengths of the lines. */
  title: string;
  shape: 'portrait' | 'landscape';
  /** A framed registration, a letter with a head and a stamp, or an award with a ribbon. */
  kind: 'registration' | 'letter' | 'award';
  /** The language of the word “sample” that is woven across the sheet. */
  sampleLabel?: Locale;
}

/** Width and height of a drawn sheet, in CSS pixels. */
export const certificateSize = {
  portrait: {width: 720, height: 960},
  landscape: {width: 960, height: 720},
} as const satisfies Record<CertificateOptions['shape'], Size>;

/** Paper keeps its colours at night, so nothing here follows the theme. */
const INK = '#14183a';
const RED = threads.r.light;
const INDIGO = threads.i.light;
const GREEN = threads.G.light;
const GREY = '#545b7e';
const PALE = '#b7c0da';

/** A sheet while it is drawn. */
interface Sheet extends Size {
  title: string;
  next: () => number;
}

const filled = (colour: string, paths: string) => `<g fill="${colour}">${paths}</g>`;

/** A red frame of stitched diamonds, the crest in the middle and a seal. */
function registration(sheet: Sheet): string {
  const {title, width, height, next} = sheet;
  const isTall = height > width;
  const edge = isTall ? 152 : 180;
  const foot = isTall ? 806 : 586;
  const [top, text] = isTall ? [136, {y: 402, count: 8}] : [128, {y: 384, count: 3}];
  const heading = Math.round(300 + next() * 90);
  return [
    filled(INK, centredBar(sheet, top + 148, heading, 26)),
    filled(GREY, centredBar(sheet, top + 198, Math.round(heading * 0.66), 16)),
    filled(PALE, textLines({x: edge, width: width - 2 * edge, ...text}, next)),
    seal(width - edge - 70, foot - 44, RED),
    '<g fill="none">',
    crest(title, {x: width / 2 - 52, y: top, scale: 8}),
    `<g stroke="${RED}">${stitchedBorder(sheet)}</g>`,
    signature(edge, foot, next),
    '</g>',
  ].join('');
}

/** Crest and name of the sender over a double line, the address, and a stamp beside the signature. */
function letter(sheet: Sheet): string {
  const {title, width, height, next} = sheet;
  const isTall = height > width;
  const edge = isTall ? 92 : 120;
  const foot = height - 92;
  const right = width - edge;
  return [
    filled(
      INDIGO,
      barAt(edge + 102, 90, Math.round(240 + next() * 110), 24) +
        barAt(edge, 178, width - 2 * edge, 6) +
        barAt(edge, 190, width - 2 * edge, 2),
    ),
    filled(GREY, barAt(edge + 102, 130, Math.round(150 + next() * 70), 14)),
    filled(
      PALE,
      barAt(right - 130, 224, 130, 11) +
        barAt(edge, 262, Math.round(150 + next() * 60), 11) +
        barAt(edge, 292, Math.round(110 + next() * 60), 11) +
        textLines({x: edge, y: 354, width: width - 2 * edge, count: isTall ? 10 : 4}, next),
    ),
    '<g fill="none">',
    crest(title, {x: edge, y: 78, scale: 6}),
    signature(right - 260, foot, next),
    stamp(right - 66, foot - 40, INDIGO),
    '</g>',
  ].join('');
}

/** A green double frame, lines in the middle, and a rosette with two ribbons. */
function award(sheet: Sheet): string {
  const {title, width, height, next} = sheet;
  const isTall = height > width;
  const edge = isTall ? 132 : 160;
  const foot = height - (isTall ? 170 : 130);
  const top = isTall ? 150 : 92;
  const heading = Math.round(380 + next() * 90);
  const lines = Array.from({length: isTall ? 5 : 3}, (_, line) =>
    centredBar(sheet, top + 246 + line * 38, Math.round(heading * (0.7 + next() * 0.5)), 11),
  );
  const frame = (inset: number, thickness: number) =>
    `<path stroke-width="${thickness}" d="M${inset} ${inset}H${width - inset}V${height - inset}H${inset}z"/>`;
  return [
    filled(GREEN, centredBar(sheet, top + 130, heading, 30)),
    filled(GREY, centredBar(sheet, top + 184, Math.round(heading * 0.6), 16)),
    filled(PALE, lines.join('')),
    ribbon(width - edge - 62, foot - 66, [threads.m.light, RED]),
    '<g fill="none">',
    `<g stroke="${GREEN}">${frame(34, 14)}${frame(54, 3)}</g>`,
    crest(title, {x: width / 2 - 52, y: top, scale: 8}),
    signature(edge, foot, next),
    '</g>',
  ].join('');
}

const kinds = {registration, letter, award} as const satisfies Record<
  CertificateOptions['kind'],
  (sheet: Sheet) => string
>;

/**
 * A drawn sheet in place of a scan: a whole SVG file without a legible word but “sample”,
 * woven across it in threads.
 */
export function certificate({title, shape, kind, sampleLabel = 'en'}: CertificateOptions): string {
  const size = certificateSize[shape];
  const {width, height} = size;
  const next = random(hash(title));
  // The first numbers of such a generator hardly differ between like seeds.
  for (let skipped = 0; skipped < 5; skipped += 1) next();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>` +
    `${kinds[kind]({title, next, ...size})}` +
    `<g fill="none">${wordAcross(sampleLabel, size)}</g></svg>\n`
  );
}
