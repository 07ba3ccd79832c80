/* What element.ts loads when its box is there already. */
export {searchIndex} from '@site/src/lib/searchIndex';
export {answerList} from './answerList';
