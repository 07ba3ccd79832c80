import type {blocksOf} from '../../../src/lib/blocks';
import {compiled} from '../../../src/plugins/routing/compiled';

/** What a page knows that has run {@link blocksScript}. */
export type WithBlocks = typeof globalThis & {
  blocksOf: typeof blocksOf;
};

/** Gives a page the function that lists its blocks. */
export const blocksScript = `(() => {
  const exports = {};
  ${compiled('../../lib/blocks.ts', 'es2020')}
  globalThis.blocksOf = exports.blocksOf;
})();`;
