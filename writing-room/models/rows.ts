/* The blocks of a page in Markdown side by side, and where texts stand among them. */
import {type Block, blocksOf} from 'content-checks/pages/blocks';
import type {MarkdownPage} from 'content-checks/pages/markdownPage';
import type {Pair} from 'content-checks/pages/readPages';
import type {SiteText} from 'docusaurus-plugin-paired-locales/texts';
import {diffRuns} from 'content-checks/wordDiff';
import type {Locale} from 'nepali-text/locale';

/** The position of a block in each language; undefined where a language lacks it. */
export type Row = Readonly<Partial<Record<Locale, number>>>;

/**
 * Both languages have the same blocks in the same order; where they do not, the longest sequence that
 * they share is kept, and what is left has a row of its own.
 */
export function rowsOf({english, twin}: Pair): Row[] {
  let [en, ne] = [0, 0];
  return diffRuns(keysOf(english), keysOf(twin)).flatMap(({kind, before, after}): Row[] =>
    kind === 'same'
      ? before.map(() => ({en: en++, ne: ne++}))
      : [...before.map(() => ({en: en++})), ...after.map(() => ({ne: ne++}))],
  );
}

const keysOf = (page: MarkdownPage | undefined) => (page ? blocksOf(page).map(keyOf) : []);

/** What a block and its counterpart have in common. */
function keyOf({section, kind, path}: Block): string {
  const node = path.at(-1)!;
  return [section, kind, 'depth' in node ? node.depth : ''].join(' ');
}

/** A text above the page by its key, or a block by its position in `PageModel.blocks`. */
export function textPlace(
  rows: readonly Row[],
  {english, path: [at]}: SiteText,
): {field?: string; block?: number} {
  if (typeof at !== 'number') return {field: String(at)};
  // A text that only one language has is in its file.
  return {block: rows.findIndex((row) => row[english ? 'en' : 'ne'] === at)};
}
