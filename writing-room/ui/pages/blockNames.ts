import type {BlockPair} from '../../protocol';
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
