/* What the site's code says of itself, in place of src/data/native: see `describeSite` there. */
import type {Native, SiteDescription} from '@site/src/data/native';
import {pictureInMemory} from 'content/pictures/pictureOf';
import {missingFont} from '@site/src/lib/fonts/listedFont';

let known: SiteDescription = {reads: {}, code: {}};

/** Before anything else. */
export function describe(site: SiteDescription): void {
  known = site;
}

export const native: Native = {
  reads: () => known.reads,
  code: () => known.code,
  picture(site, address) {
    if (typeof site === 'string') throw new Error('A browser has no folders.');
    return pictureInMemory(site, address);
  },
  typeface: missingFont,
};
