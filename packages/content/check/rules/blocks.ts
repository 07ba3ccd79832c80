import type {Heading} from 'mdast';
import type {Problem} from '../../say/diagnostics';
import {say, type Sentence} from '../../say';
import {groupBy} from '../../pairs/compare';
import {type MdxBlock, mdxBlocksOf, TOP} from '../../read/blocks';
import type {MarkdownPage} from '../../read/markdownPage';

/** The kinds of blocks that have a name. Components have their own. */
const NAMED = ['p', 'heading', 'li', 'td', 'quote', 'code', 'hr'] as const;

/**
 * A page and its translation have the same kinds of blocks in the same order under each heading, so that each
 * paragraph has its counterpart at the same place.
 */
export function compareBlocks(english: MarkdownPage, translation: MarkdownPage): Problem[] {
  const ours = bySection(english);
  return [...bySection(translation)].flatMap(([section, blocks]): Problem[] => {
    const originals = ours.get(section) ?? blocks;
    const longer = originals.length > blocks.length ? originals : blocks;
    const first = longer.findIndex((_, index) => originals[index]?.kind !== blocks[index]?.kind);
    if (first < 0) return [];
    const sentence = say('blocks.differ', {
      where: section === TOP ? say('blocks.top') : say('blocks.under', {section}),
      found: kindName(blocks[first]?.kind),
      wanted: kindName(originals[first]?.kind),
      english: `${english.file}:${blockLine(originals, first)}`,
    });
    const place = section === TOP ? [] : [`#${section}`];
    return [{file: translation.file, line: blockLine(blocks, first), place, ...sentence}];
  });
}

function bySection(page: MarkdownPage): Map<string, MdxBlock[]> {
  // compareParts compares the attributes of components, checkWholePage finds the main heading.
  const blocks = mdxBlocksOf(page).filter(
    (block) => !block.kind.endsWith('=') && !isMainHeading(block),
  );
  return groupBy(blocks, ({section}) => section);
}

const isMainHeading = ({kind, path}: MdxBlock) =>
  kind === 'heading' && (path.at(-1) as Heading).depth === 1;

/** The line of a block, or of the last block that exists before it. */
function blockLine(blocks: readonly MdxBlock[], index: number): number {
  return (blocks[index] ?? blocks.at(-1))?.line ?? 1;
}

function kindName(kind: string | undefined): Sentence | string {
  if (kind === undefined) return say('kind.none');
  const named = NAMED.find((one) => one === kind);
  return named ? say(`kind.${named}`) : kind === '<…>' ? say('kind.import') : kind;
}
