import type {domBlocksOf} from '../../../src/lib/pageBlocks';
import {bundle} from 'site-elements/inline';

/** What a page knows that has run {@link blocksScript}. */
export type WithBlocks = typeof globalThis & {
  domBlocksOf: typeof domBlocksOf;
};

/** Gives a page the function that lists its blocks. */
export const blocksScript = bundle(
  "import {domBlocksOf} from '../../../src/lib/pageBlocks'; globalThis.domBlocksOf = domBlocksOf;",
  __dirname,
);
