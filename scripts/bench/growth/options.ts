import {parseArgs} from 'node:util';

export const builders = ['ours', 'docusaurus'] as const;
export type Builder = (typeof builders)[number];

export interface GrowthOptions {
  /** How many pages are added in each language, from few to many. */
  pages: number[];
  only: Builder[];
}

/** @throws in words for whoever typed it */
export function readGrowthOptions(args: string[]): GrowthOptions {
  const {values} = parseArgs({
    args,
    options: {
      pages: {type: 'string', default: '50,500,2000'},
      only: {type: 'string', default: builders.join(',')},
    },
  });
  const pages = values.pages.split(',').map(Number);
  if (pages.some((count) => !Number.isInteger(count) || count < 1)) {
    throw new Error(
      `--pages takes whole numbers above 0 such as 50,500, and got "${values.pages}".`,
    );
  }
  const words = values.only.split(',');
  if (words.some((word) => !builders.some((name) => name === word))) {
    throw new Error(`--only takes some of ${builders.join(', ')}, and got "${values.only}".`);
  }
  return {
    pages: [...new Set(pages)].sort((a, b) => a - b),
    only: builders.filter((name) => words.includes(name)),
  };
}
