import type {BlockPair} from '../../protocol';
import type {Words} from '../words';

/** What a kind of block is called: "Paragraph", "Question". A component without a name keeps its own. */
export function kindName({kind, level}: Pick<BlockPair, 'kind' | 'level'>, words: Words): string {
  const plain = kind.replace(/^<|>$|=$/g, '');
  if (kind === 'heading' && level === 1) return words.say('kinds.title');
  return words.find(`kinds.${plain}`) ?? plain;
}

/** "Paragraph 5": its kind, and its number on the page. */
export const blockName = (block: BlockPair, words: Words): string =>
  words.say('page.block', {kind: kindName(block, words), number: block.index + 1});
