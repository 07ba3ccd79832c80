/* What the site's code says of itself, in place of src/data/native: see `describeSite` there. */
import type {CopyReadJson, Native, SiteDescription} from '@site/src/data/native';
import type {CopyRead, CopyReads} from 'content/lists/copy';
import {pictureInMemory} from 'content/pictures/pictureOf';
import {missingFont} from '@site/src/lib/fonts/listedFont';

let reads: CopyReads = new Map();
let code: SiteDescription['code'] = {};

const fromJson = ({keys, values, readers, ...rest}: CopyReadJson): CopyRead => ({
  ...rest,
  keys: new Map(Object.entries(keys).map(([key, read]) => [key, fromJson(read)])),
  values: new Set(values),
  readers: new Set(readers),
});

/** Before anything else. */
export function describe(site: SiteDescription): void {
  reads = new Map(Object.entries(site.reads).map(([list, read]) => [list, fromJson(read)]));
  code = site.code;
}

export const native: Native = {
  reads: () => reads,
  code: () => code,
  picture(site, address) {
    if (typeof site === 'string') throw new Error('A browser has no folders.');
    return pictureInMemory(site, address);
  },
  typeface: missingFont,
};
