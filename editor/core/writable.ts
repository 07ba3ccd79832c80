/*
 * Which files the room may write. An allowed name is made of plain segments, so that none of them can
 * mean anything but a file below the site's folder: no "..", "\", "%", NUL, drive or dot file.
 */
import {defaultLocale, locales} from 'nepali-text/locale';
import {pageFolders} from 'content/read/pages';
import {dataFolder, namesOfLists} from 'content/lists/inspect';
import {ledgerFolder} from 'content/pairs/ledger';
import {site} from '../site';

/** What a person edits, what a person uploads, and what an operation of the room writes beside them. */
export type Purpose = 'edit' | 'upload' | 'operation';

const SEGMENT = '[A-Za-z0-9_][A-Za-z0-9_.-]*';
const PLAIN = new RegExp(`^${SEGMENT}(?:/${SEGMENT})+$`);

const others = locales.filter((locale) => locale !== defaultLocale);
/** Not before the first question: the page reads later what the code of the site says. */
let lists: ReadonlySet<string> | undefined;

function isList(file: string): boolean {
  lists ??= new Set(namesOfLists(site.contracts).map((name) => `${dataFolder}/${name}.yml`));
  return lists.has(file);
}

const proseFolders = pageFolders
  .filter(({english}) => english !== 'src/pages')
  .flatMap(({english, translations}) => [
    english,
    ...others.map((locale) => `i18n/${locale}/${translations}`),
  ]);

const isBelow = (file: string, folder: string) => file.startsWith(`${folder}/`);

const is: Readonly<Record<Purpose, (file: string) => boolean>> = {
  edit: (file) =>
    isList(file) || (/\.mdx?$/.test(file) && proseFolders.some((folder) => isBelow(file, folder))),
  upload: (file) => /\.(?:jpe?g|png|webp|avif)$/i.test(file) && isBelow(file, 'static/img'),
  // The ledger is written by "agree".
  operation: (file) =>
    is.edit(file) || is.upload(file) || (file.endsWith('.txt') && isBelow(file, ledgerFolder)),
};

/** @param file from the site's folder, with slashes */
export const isWritable = (file: string, purpose: Purpose): boolean =>
  PLAIN.test(file) && is[purpose](file);
