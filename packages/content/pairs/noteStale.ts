import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {problemsError, writersError} from '../say/diagnostics';
import type {Locale} from 'nepali-text/locale';
import {reportStale} from './report';
import {pageSource, type Side} from './sources';
import {type SiteTexts, staleTexts, textsIn} from './texts';
import {importStatement} from '../read/markdown';
import {type MdxBlock, mdxBlocksOf, TOP} from '../read/blocks';
import type {MarkdownPage} from '../read/markdownPage';
import {pairOf} from '../read/pages';

const NOTE = 'StaleNote';
const MODULE = '@site/src/components/mdx/StaleNote';

/** A field above pages that are in force, such as the terms. */
const IN_FORCE = 'effective';

/** A block whose text in the other language says something else, or may do so. */
interface StaleBlock {
  block: MdxBlock;
  from: Locale;
  isUnclear: boolean;
}

/**
 * A remark plugin that tells readers, directly after a block, that it was changed in the other language
 * and not yet here. Pages in which all is agreed are left as they are. A build for the public stops at a page
 * in force while the languages do not say the same.
 */
export default function noteStale(siteDir: string) {
  return (tree: Root, vfile: VFile): void => {
    const file = path.relative(siteDir, vfile.path).split(path.sep).join('/');
    const pair = pairOf(siteDir, file);
    if (!pair) return;
    const [side, page, from] =
      file === pair.englishFile
        ? (['english', pair.english, 'ne'] as const)
        : (['translation', pair.translation, 'en'] as const);
    if (!page) return;
    const all = textsIn(siteDir, pageSource(pair));
    if (process.env.NODE_ENV === 'production') stopAtMistakes(siteDir, page, all);
    const found = staleBlocks(page, all, side, from);
    // One note at a block, however many of its texts have changed.
    const notes = new Map(found.map((note) => [`${note.block.offset} ${note.block.kind}`, note]));
    if (notes.size === 0) return;
    notes.forEach((note) => addNote(tree, note));
    tree.children.push(importStatement(NOTE, MODULE, false));
  };
}

/** @throws an error for writers when the ledger cannot be read, or the page is in force and not agreed */
function stopAtMistakes(siteDir: string, page: MarkdownPage, all: SiteTexts): void {
  if (all.problems.length > 0) throw problemsError(all.problems);
  if (!page.frontMatter.has(IN_FORCE)) return;
  const report = reportStale(siteDir, all);
  if (report)
    throw writersError(`This page is in force, so both languages must say the same.\n\n${report}`);
}

/** The blocks of a page that need a note, each with the latest change. */
function staleBlocks(
  page: MarkdownPage,
  {texts}: SiteTexts,
  side: Side,
  from: Locale,
): StaleBlock[] {
  const blocks = mdxBlocksOf(page);
  return staleTexts(texts).flatMap((stale) => {
    if (stale.state === 'new' || stale.state === side) return [];
    // The note about a text that is missing here follows the text before it.
    const before = texts
      .slice(0, texts.indexOf(stale) + 1)
      .filter(({place}) => place === stale.place);
    const text = before.reverse().find((one) => one[side])?.[side];
    const block = blocks[text?.block ?? -1];
    return block ? [{block, from, isUnclear: stale.state === 'both'}] : [];
  });
}

const NODES: Readonly<Record<string, readonly string[]>> = {
  heading: ['heading'],
  code: ['code'],
  td: ['tableCell'],
};
const ELEMENTS = ['mdxJsxFlowElement', 'mdxJsxTextElement'];

function addNote(tree: Root, {block, from, isUnclear}: StaleBlock): void {
  const {kind, offset, section} = block;
  const types = /[>=]$/.test(kind) ? ELEMENTS : (NODES[kind] ?? ['paragraph']);
  const attributes = [
    attribute('from', from),
    ...(section === TOP ? [] : [attribute('section', section)]),
    ...(isUnclear ? [attribute('unclear', null)] : []),
  ];
  let isDone = false;
  visit(tree, (node, index, parent) => {
    if (isDone || node.position?.start.offset !== offset || !types.includes(node.type)) return;
    isDone = true;
    const note = {name: NOTE, attributes, children: []};
    if (node.type === 'tableCell') {
      node.children.push({type: 'mdxJsxTextElement', ...note});
    } else if (kind.endsWith('=') && 'children' in node) {
      (node.children as RootContent[]).unshift({type: 'mdxJsxFlowElement', ...note});
    } else if (parent && index !== undefined) {
      const type = node.type === 'mdxJsxTextElement' ? node.type : 'mdxJsxFlowElement';
      (parent.children as RootContent[]).splice(index + 1, 0, {type, ...note});
    }
  });
}

function attribute(name: string, value: string | null): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value};
}
