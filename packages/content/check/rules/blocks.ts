import type {Heading} from 'mdast';
import type {Problem} from '../diagnostics';
import {say, type Sentence} from '../sentences';
import {type MdxBlock, mdxBlocksOf, TOP} from '../../read/blocks';
import type {MarkdownPage} from '../../read/markdownPage';

/** The kinds of blocks that have a name. Components have their own. */
const NAMED = ['p', 'heading', 'li', 'td', 'quote', 'code', 'hr'] as const;

/**
 * A page and its translation have the same kinds of blocks in the same order under each heading, so that each
 * paragraph has its counterpart at the same place.
 */
export function compareBlocks(english: MarkdownPage, translation: MarkdownPage): Problem[] {
  const [ours, theirs] = [bySection(english), bySection(translation)];
  return [...theirs].flatMap(([section, blocks]) => {
    const originals = ours.get(section);
    return originals ? compareSection(section, originals, blocks, {english, translation}) : [];
  });
}

function bySection(page: MarkdownPage): Map<string, MdxBlock[]> {
  const sections = new Map<string, MdxBlock[]>();
  for (const block of mdxBlocksOf(page)) {
    // compareParts compares the attributes of components, checkWholePage finds the main heading.
    if (block.kind.endsWith('=') || isMainHeading(block)) continue;
    sections.set(block.section, [...(sections.get(block.section) ?? []), block]);
  }
  return sections;
}

const isMainHeading = ({kind, path}: MdxBlock) =>
  kind === 'heading' && (path.at(-1) as Heading).depth === 1;

interface Pages {
  english: MarkdownPage;
  translation: MarkdownPage;
}

function compareSection(
  section: string,
  originals: readonly MdxBlock[],
  blocks: readonly MdxBlock[],
  {english, translation}: Pages,
): Problem[] {
  const length = Math.max(originals.length, blocks.length);
  const first = Array.from({length}, (_, index) => index).find(
    (index) => originals[index]?.kind !== blocks[index]?.kind,
  );
  if (first === undefined) return [];
  const sentence = say('blocks.differ', {
    where: section === TOP ? say('blocks.top') : say('blocks.under', {section}),
    found: kindName(blocks[first]?.kind),
    wanted: kindName(originals[first]?.kind),
    english: `${english.file}:${blockLine(originals, first)}`,
  });
  const place = section === TOP ? [] : [`#${section}`];
  return [{file: translation.file, line: blockLine(blocks, first), place, ...sentence}];
}

/** The line of a block, or of the last block that exists before it. */
function blockLine(blocks: readonly MdxBlock[], index: number): number {
  return (blocks[index] ?? blocks.at(-1))?.line ?? 1;
}

function kindName(kind: string | undefined): Sentence | string {
  if (kind === undefined) return say('kind.none');
  const named = NAMED.find((one) => one === kind);
  return named ? say(`kind.${named}`) : kind === '<…>' ? say('kind.import') : kind;
}
