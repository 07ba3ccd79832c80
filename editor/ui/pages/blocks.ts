/* Blocks of a page: what they are called, and where they are. */
import {useState} from 'react';
import {diffRuns, likeness} from 'content/pairs/wordDiff';
import type {Locale} from 'nepali-text/locale';
import type {BlockPair, PageModel} from '../../types';
import {freeName, slug} from '../../slug';
import type {Words} from '../words';

/** What a kind of block is called: "Paragraph", "Question". */
export function kindName({kind, level}: Pick<BlockPair, 'kind' | 'level'>, words: Words): string {
  const plain = kind.replace(/^<|>$|=$/g, '');
  if (kind === 'heading' && level === 1) return words.say('kinds.pageHeading');
  return words.find(`kinds.${plain}`) ?? words.say('kinds.other');
}

/** The name of a page, for what is saved. */
export function pageName({fields, route}: PageModel, {pick}: Words): string {
  const title = fields.find(({key}) => key === 'title');
  return title ? pick(title.texts) : route;
}

/** The title or the description of a page, or a block. */
export type PageRowModel = PageModel['fields'][number] | BlockPair;

/** The label of a field; "Paragraph 5": the kind of a block, and its number on the page. */
export const rowName = (row: PageRowModel, words: Words): string =>
  'key' in row
    ? words.pick(row.label)
    : words.say('page.block', {kind: kindName(row, words), number: row.index + 1});

/** "Add question": what is done to a part of a page. @param name "heading", "Faq" */
export const partWord = (act: 'add' | 'new' | 'remove', name: string, {find, say}: Words): string =>
  find(`page.parts.${name}.${act}`) ?? say(`page.parts.other.${act}`);

export const boxId = (locale: Locale, place: number | string): string => `box-${locale}-${place}`;

/** How much a text has in common at least with what somebody made of it. */
const MOVED_LIKENESS = 0.5;

/** The block that has a text, else those that are like it, the nearest to where it was; undefined when there is none. */
export function blockWith(
  {blocks}: PageModel,
  locale: Locale,
  text: unknown,
  index: number,
): BlockPair | undefined {
  if (typeof text !== 'string') return undefined;
  const likeOf = ({texts}: BlockPair) => likeness(texts[locale] ?? '', text, Math.min);
  const farOf = ({indexes}: BlockPair) => Math.abs((indexes[locale] ?? 0) - index);
  const same = blocks.filter(({texts}) => texts[locale] === text);
  const found = same.length > 0 ? same : blocks.filter((block) => likeOf(block) >= MOVED_LIKENESS);
  return found.sort((one, other) => likeOf(other) - likeOf(one) || farOf(one) - farOf(other))[0];
}

/**
 * A key for each block, which stays the same wherever the block moves: so the caret stays in its text
 * when others have written above it.
 */
export function useKeys(blocks: readonly BlockPair[]): readonly number[] {
  const [drawn, setDrawn] = useState(() => ({blocks, keys: [...blocks.keys()]}));
  if (drawn.blocks === blocks) return drawn.keys;
  const textOf = ({kind, texts}: BlockPair) => JSON.stringify([kind, texts]);
  const known = [...drawn.keys];
  let next = Math.max(-1, ...known) + 1;
  const keys = diffRuns(drawn.blocks.map(textOf), blocks.map(textOf)).flatMap((run) => {
    const before = known.splice(0, run.before.length);
    return run.after.map((_, index) => before[index] ?? next++);
  });
  setDrawn({blocks, keys});
  return keys;
}

/** The address of a new heading: its English words, in a form that no heading of the page has yet. */
export function headingId(english: string, {blocks}: PageModel): string {
  const taken = blocks.flatMap(({texts, section}) => [
    section,
    ...Array.from((texts.en ?? '').matchAll(/#([\w-]+)/g), ([, id]) => id),
  ]);
  return freeName(slug(english) || 'section', (name) => taken.includes(name));
}

/** What a block says; of a component, what everything in it says. */
export function textsOf(
  {index, depth, texts}: BlockPair,
  {blocks}: PageModel,
  locale: Locale,
): string[] {
  const rest = blocks.slice(index + 1);
  const end = rest.findIndex((one) => one.depth <= depth);
  const within = texts[locale] === undefined ? rest.slice(0, end < 0 ? undefined : end) : [];
  return [texts, ...within.map((one) => one.texts)].flatMap((one) => one[locale] ?? []);
}
