import type * as z from 'zod';
import {copy, type Copy} from 'content/lists/copy';
import type {Collection} from 'content/lists/define';
import pageKeys from './pageKeys.json';

/** Of pages in Markdown, which have names too. */
const routes = /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

type PageKeys = typeof pageKeys;

type Pages = {
  [Name in keyof PageKeys as `pages/${Name}`]: Collection<z.ZodType<Copy<PageKeys[Name]>>, 'map'>;
};

/** The copy of each page of src/data/pages. `npm run keys` writes pageKeys.json from its English texts. */
export const pages = Object.fromEntries(
  Object.entries(pageKeys).map(([name, keys]) => [
    `pages/${name}`,
    copy(keys, name === 'names' ? routes : undefined),
  ]),
) as unknown as Pages;
