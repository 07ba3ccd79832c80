import type {blocksOf} from '../../../src/lib/pageBlocks';
import {bundle} from 'site-elements/inline';

/** What a page knows that has run {@link blocksScript}. */
export type WithBlocks = typeof globalThis & {
  blocksOf: typeof blocksOf;
};

/** Gives a page the function that lists its blocks. */
export const blocksScript = bundle(
  "import {blocksOf} from '../../../src/lib/pageBlocks'; globalThis.blocksOf = blocksOf;",
  __dirname,
);
