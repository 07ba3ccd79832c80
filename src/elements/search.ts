/* What site-search.ts loads when its box is there already. */
export {searchIndex} from '../lib/searchIndex';
export {answerList} from './_answerList';
