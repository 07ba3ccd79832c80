import {brotliCompressSync} from 'node:zlib';
import {fill, type Template} from '../../lib/fill';
import {formatNumber} from '../../lib/format';
import {attribute, elementsIn, named, rawText, readHtml} from '../../lib/html';
import {type Locale, toLocale} from '../../lib/locale';

const FACES = /@font-face\s*\{[^}]*\}/g;
/** Of bytes, as the budgets of pages count. */
const KB = 1024;

const URLS = /url\(\s*["']?(\/[^"')]+)/g;

/**
 * What a first visit to a page transfers while nothing is used, on a phone that has a font of its own
 * for Devanagari: the document, the fonts of Latin letters, and the pictures at the top.
 *
 * @param html the finished page
 * @param sizeAt the bytes of a file as it is sent, by its address
 * @returns in bytes; undefined for a page that starts React by itself, and so loads scripts that its
 *   document does not name
 */
export function weightOf(html: string, sizeAt: (address: string) => number): number | undefined {
  const elements = elementsIn(readHtml(html));
  if (elements.some((element) => attribute(element, 'data-hydrate') === 'visible'))
    return undefined;
  const files = [
    ...elements.filter(named('style')).flatMap((style) => filesOfStyle(rawText(style))),
    ...elements.filter(named('use')).map((use) => attribute(use, 'href') ?? ''),
  ];
  const addresses = new Set(files.map((address) => address.replace(/#.*/, '')).filter(Boolean));
  return [...addresses].reduce(
    (sum, address) => sum + sizeAt(address),
    brotliCompressSync(html).length,
  );
}

/** Pictures and fonts of a style sheet, without fonts for some letters only. */
function filesOfStyle(style: string): string[] {
  const fonts = (style.match(FACES) ?? []).filter((face) => !face.includes('unicode-range'));
  return [style.replace(FACES, ''), ...fonts].flatMap((part) =>
    [...part.matchAll(URLS)].flatMap(([, address]) => address ?? []),
  );
}

/** What a page says of its weight, in each language. */
export type WeightSentences = Readonly<Record<Locale, Template<'kilobytes'>>>;

/** The page with its weight in the place for it, in the footer. */
export function withWeight(
  html: string,
  sentences: WeightSentences,
  sizeAt: (address: string) => number,
): string {
  const elements = elementsIn(readHtml(html));
  const place = elements.find((element) => attribute(element, 'data-weight') !== undefined);
  const end = place?.sourceCodeLocation?.startTag?.endOffset;
  const weight = end === undefined ? undefined : weightOf(html, sizeAt);
  if (weight === undefined) return html;
  const page = elements.find(named('html'));
  const locale = toLocale(page && attribute(page, 'lang'));
  const kilobytes = formatNumber(Math.round(weight / KB), locale);
  return html.slice(0, end) + fill(sentences[locale], {kilobytes}) + html.slice(end);
}
