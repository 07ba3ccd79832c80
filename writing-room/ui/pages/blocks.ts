/* Blocks of a page: what they are called, and where they are. */
import type {Locale} from 'nepali-text/locale';
import type {BlockPair, PageModel} from '../../protocol';
import {freeName, slug} from '../slug';
import type {Words} from '../words';

/** What a kind of block is called: "Paragraph", "Question". A component without a name keeps its own. */
export function kindName({kind, level}: Pick<BlockPair, 'kind' | 'level'>, words: Words): string {
  const plain = kind.replace(/^<|>$|=$/g, '');
  if (kind === 'heading' && level === 1) return words.say('kinds.pageHeading');
  return words.find(`kinds.${plain}`) ?? plain;
}

/** "Paragraph 5": its kind, and its number on the page. */
export const blockName = (block: BlockPair, words: Words): string =>
  words.say('page.block', {kind: kindName(block, words), number: block.index + 1});

/** "Add question": what is done to a component that repeats. @param name "Faq" */
export const componentWord = (
  act: 'add' | 'new' | 'remove',
  name: string | undefined,
  words: Words,
): string =>
  words.find(`page.components.${name}.${act}`) ?? words.say(`page.components.other.${act}`);

/** "Remove", or "Remove this question" for a whole component. */
export const removeWord = ({kind}: BlockPair, words: Words): string =>
  kind.startsWith('<')
    ? componentWord('remove', kind.slice(1, -1), words)
    : words.say('page.remove');

/** The id of the box of a block or a field. */
export const boxId = (locale: Locale, place: number | string): string => `box-${locale}-${place}`;

/** The block that has a text, the nearest to where it was; undefined when none has it. */
export function blockWith(
  {blocks}: PageModel,
  locale: Locale,
  text: unknown,
  index: number,
): BlockPair | undefined {
  const distance = (block: BlockPair) => Math.abs((block.indexes[locale] ?? 0) - index);
  return blocks
    .filter(({texts}) => texts[locale] !== undefined && texts[locale] === text)
    .sort((one, other) => distance(one) - distance(other))[0];
}

/** The address of a new heading: its English words, in a form that no heading of the page has yet. */
export function headingId(english: string, {blocks}: PageModel): string {
  const taken = new Set(
    blocks.flatMap(({texts, section}) => [
      section,
      ...[...(texts.en ?? '').matchAll(/#([\w-]+)/g)].map(([, id]) => id),
    ]),
  );
  return freeName(slug(english) || 'section', (name) => taken.has(name));
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
