import {brotliCompressSync} from 'node:zlib';
import {fill, type Template} from '../../lib/fill';
import {formatNumber} from '../../lib/format';
import {attribute, type Element, elementsIn, named, rawText, readHtml} from '../../lib/html';
import {type Locale, toLocale} from '../../lib/locale';

/** Browsers load pictures with `loading=lazy` several screens before they are scrolled to. */
const NEAR_IMAGES = 16;

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
function weightOf(html: string, sizeAt: (address: string) => number): number | undefined {
  const elements = elementsIn(readHtml(html));
  if (elements.some((element) => attribute(element, 'data-hydrate') === 'visible'))
    return undefined;
  const files = [
    ...elements.filter(named('style')).flatMap((style) => filesOfStyle(rawText(style))),
    ...elements.filter(named('use')).map((use) => attribute(use, 'href') ?? ''),
    ...elements.filter(named('img')).slice(0, NEAR_IMAGES).map(fileOfImage),
  ];
  const addresses = new Set(
    files.map((file) => file.replace(/#.*/, '')).filter((file) => file.startsWith('/')),
  );
  return [...addresses].reduce(
    (sum, address) => sum + sizeAt(address),
    brotliCompressSync(html).length,
  );
}

/** The smallest file of the preferred format, as a small phone chooses it. */
function fileOfImage(image: Element): string {
  const {parentNode} = image;
  const sources = parentNode?.nodeName === 'picture' ? elementsIn(parentNode, named('source')) : [];
  const [srcset] = (attribute(sources[0] ?? image, 'srcset') ?? '').trim().split(/\s/);
  return srcset || (attribute(image, 'src') ?? '');
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
