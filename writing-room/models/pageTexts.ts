/* Where the texts of a Markdown page that are not agreed stand in its model. */
import {defaultLocale, type Locale, locales} from '../../src/lib/locale';
import {type Block, blocksOf, TOP} from '../../src/plugins/content/blocks';
import type {MarkdownPage} from '../../src/plugins/content/markdownPage';
import {pairsOf, readPage} from '../../src/plugins/content/readPages';
import {wordFields} from '../../src/plugins/content/words';
import type {Pairing} from '../../src/plugins/translations/compare';
import {openPairs, type SourceState} from '../../src/plugins/translations/inspectAgreements';
import {textOfBlock} from '../../src/plugins/translations/pageSources';
import type {Source, Text} from '../../src/plugins/translations/source';
import {alignBlocks} from './alignBlocks';

/** A text above the page by its key, or a block by its position in `PageModel.blocks`. */
type PagePlace = {field: string} | {block: number};

export interface OpenPlace {
  pair: Pairing;
  at: PagePlace;
}

/** @param state of the page and its twin in one language */
export function openPlaces(siteDir: string, state: SourceState): OpenPlace[] {
  const {source} = state;
  const pages = new Map<Locale, MarkdownPage | undefined>();
  for (const {locale, pair} of pairsOf(siteDir, source.name)) {
    pages.set(defaultLocale, pair.english);
    pages.set(locale, pair.twin);
  }
  const blocks = Object.fromEntries(
    locales.map((locale): [Locale, readonly Block[]] => {
      const page = pages.get(locale);
      return [locale, page ? blocksOf(page) : []];
    }),
  ) as Record<Locale, readonly Block[]>;
  const rows = alignBlocks(blocks);

  function placeOf(text: Text, locale: Locale): PagePlace | undefined {
    if (wordFields.includes(text.kind) && text.kind === text.place) return {field: text.place};
    const index = blocks[locale].findIndex((block) => isSame(textOfBlock(block)[0], text));
    const row = rows.findIndex((one) => one[locale] === index);
    return row < 0 ? undefined : {block: row};
  }

  return openPairs(state).flatMap((pair) => {
    const at = pair.english
      ? placeOf(pair.english, defaultLocale)
      : pair.twin && placeOf(pair.twin, source.locale);
    return at ? [{pair, at}] : [];
  });
}

function isSame(one: Text | undefined, other: Text): boolean {
  return one?.hash === other.hash && one.line === other.line && one.kind === other.kind;
}

/** The heading of the section that a text is in; undefined before the first. */
export function sectionName(
  siteDir: string,
  {files}: Source,
  {place}: Pairing,
  locale: Locale,
): string | undefined {
  if (place === TOP) return undefined;
  const page = readPage(siteDir, locale === defaultLocale ? files.english : files.twin);
  const heading = page?.headings.find(({id}) => id === place)?.text;
  const {
    question,
    title,
    heading: own,
  } = page?.elements.find(({attributes}) => attributes.id === place)?.attributes ?? {};
  return heading ?? question ?? title ?? own ?? place;
}
