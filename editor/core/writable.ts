/*
 * Which files the editor may write. An allowed name is made of plain segments, so that none of them can
 * mean anything but a file below the site's folder: no "..", "\", "%", NUL, drive or dot file.
 */
import {pageFolders} from 'content/read/pages';
import {dataFolder} from 'content/lists/inspect';
import {namesOfLists} from 'content/lists/siteContracts';
import {ledgerFolder} from 'content/pairs/ledger';
import {site} from '../site';

const SEGMENT = '[A-Za-z0-9_][A-Za-z0-9_.-]*';
const PLAIN = new RegExp(`^${SEGMENT}(?:/${SEGMENT})+$`);

const isBelow = (file: string, folder: string) => file.startsWith(`${folder}/`);

/** What a person edits, what a person uploads, and what an operation of the editor writes beside them. */
const is = {
  edit: (file: string): boolean =>
    namesOfLists(site.contracts).some((name) => file === `${dataFolder}/${name}.yml`) ||
    (/\.mdx?$/.test(file) &&
      pageFolders
        .filter(({english}) => english !== 'src/pages')
        .some(
          ({english, translations}) =>
            isBelow(file, english) || isBelow(file, `i18n/ne/${translations}`),
        )),
  upload: (file: string): boolean =>
    /\.(?:jpe?g|png|webp|avif)$/i.test(file) && isBelow(file, 'static/img'),
  // The ledger is written by "agree".
  operation: (file: string): boolean =>
    is.edit(file) || is.upload(file) || (file.endsWith('.txt') && isBelow(file, ledgerFolder)),
};

/** @param file from the site's folder, with slashes */
export const isWritable = (file: string, purpose: keyof typeof is): boolean =>
  PLAIN.test(file) && is[purpose](file);
