import type {Problem} from '../../../lib/diagnostics';
import {type Block, blocksOf, TOP} from '../blocks';
import type {MarkdownPage} from '../markdownPage';

/** What writers call the kinds of blocks. Components have their own names. */
const NAMES: Readonly<Record<string, readonly [one: string, several: string]>> = {
  p: ['paragraph', 'paragraphs'],
  heading: ['heading', 'headings'],
  li: ['item of a list', 'items of lists'],
  td: ['cell of a table', 'cells of tables'],
  quote: ['paragraph of a quotation', 'paragraphs of quotations'],
  code: ['block of code', 'blocks of code'],
  hr: ['line ---', 'lines ---'],
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/**
 * A page and its twin have the same kinds of blocks in the same order under each heading, so that each
 * paragraph has its counterpart at the same place.
 */
export function compareBlocks(english: MarkdownPage, twin: MarkdownPage): Problem[] {
  const [ours, theirs] = [bySection(english), bySection(twin)];
  return [...theirs].flatMap(([section, blocks]) => {
    const originals = ours.get(section);
    return originals ? compareSection(section, originals, blocks, {english, twin}) : [];
  });
}

function bySection(page: MarkdownPage): Map<string, Block[]> {
  const sections = new Map<string, Block[]>();
  for (const block of blocksOf(page)) {
    // compareParts compares the attributes of components.
    if (block.kind.endsWith('=')) continue;
    sections.set(block.section, [...(sections.get(block.section) ?? []), block]);
  }
  return sections;
}

interface Pages {
  english: MarkdownPage;
  twin: MarkdownPage;
}

function compareSection(
  section: string,
  originals: readonly Block[],
  blocks: readonly Block[],
  {english, twin}: Pages,
): Problem[] {
  const length = Math.max(originals.length, blocks.length);
  const first = Array.from({length}, (_, index) => index).find(
    (index) => originals[index]?.kind !== blocks[index]?.kind,
  );
  if (first === undefined) return [];
  const kinds = [...new Set([...originals, ...blocks].map(({kind}) => kind))];
  const differences = kinds
    .map((kind) => ({kind, count: countOf(blocks, kind) - countOf(originals, kind)}))
    .filter(({count}) => count !== 0);
  const what =
    differences.length > 0
      ? `has ${differences.map(write).join(' and ')} than the English one`
      : `has its blocks in another order than the English one: ${nameOf(blocks[first])} in place of ${nameOf(originals[first])}`;
  const where = section === TOP ? 'Before its first part' : `Under #${section}`;
  const line = lineOf(blocks, first);
  const message = `${where} the Nepali page ${what} (see ${english.file}:${lineOf(originals, first)}). Both have the same blocks in the same order, so that a reader who changes the language finds the same place.`;
  return [{file: twin.file, line, place: section === TOP ? [] : [`#${section}`], message}];
}

function countOf(blocks: readonly Block[], kind: string): number {
  return blocks.filter((block) => block.kind === kind).length;
}

/** The line of a block, or of the last one before it that is there. */
function lineOf(blocks: readonly Block[], index: number): number {
  return (blocks[index] ?? blocks.at(-1))?.line ?? 1;
}

function write({kind, count}: {kind: string; count: number}): string {
  const amount = Math.abs(count);
  const [one, several] = NAMES[kind] ?? [kind, kind];
  const noun = amount === 1 ? one : several;
  return `${NUMBERS[amount] ?? amount} ${noun} ${count < 0 ? 'fewer' : 'more'}`;
}

function nameOf(block: Block | undefined): string {
  const kind = block?.kind ?? '';
  return NAMES[kind]
    ? `${kind === 'li' ? 'an' : 'a'} ${NAMES[kind][0]}`
    : kind === '<…>'
      ? 'an imported part'
      : kind;
}
