/* Another address of a page, and its deletion, with everything that names the page. */
import {agreedLedgers, damagedLines} from 'content/pairs/agree';
import {ledgerFolder} from 'content/pairs/ledger';
import {canAgree, type SiteText} from 'content/pairs/texts';
import type {ContentFiles} from 'content/read/files';
import {routeOf} from 'content/read/pages';
import {dataFolder} from 'content/lists/inspect';
import type {Locale} from 'nepali-text/locale';
import {encode, textOf} from '../content';
import {setYaml, yamlOf} from '../edits/yamlEdits';
import {isFields, isList} from '../edits/values';
import {EditError, say} from '../sentences';
import {site} from '../site';
import type {Json} from '../types';
import {listFiles} from './list';
import {englishFileOf, isListFile, isPageFile, leavesOf, NAMES} from './names';
import {type NamedPlace, placesIn} from './places';

/** The files of a site, or some of them, by their names. */
type Files = ReadonlyMap<string, Uint8Array>;

/** The addresses of a page, earlier and now: "/about". */
export interface Move {
  from: string;
  to: string;
}

export const REDIRECTS = `${dataFolder}/redirects.yml`;
const NAVIGATION = `${dataFolder}/navigation.yml`;

/** The rows of the list; none where it is not valid. */
export const rowsIn = (value: unknown) =>
  [value].flat().filter((row) => isFields(row)) as unknown as Move[];

export const redirectsIn = (files: Files): Move[] =>
  rowsIn(yamlOf(textOf(files.get(REDIRECTS)) ?? ''));

/** The address of the page that a file is, or is the ledger of; undefined for any other file. */
function addressOf(file: string): string | undefined {
  const name = file.startsWith(`${ledgerFolder}/`)
    ? file.slice(ledgerFolder.length + 1).replace(/\.txt$/, '')
    : file;
  return isPageFile(name) ? routeOf(englishFileOf(name)) : undefined;
}

/** The English file of the page in Markdown at an address. */
export const pageAt = (files: Files, address: string): string | undefined =>
  [...files.keys()].find((file) => englishFileOf(file) === file && addressOf(file) === address);

/** An address in a text, with a place in the page or a query after it or not, but not as the beginning of another one. */
const written = (address: string) =>
  new RegExp(`(?<![\\w./-])${address.replaceAll('.', '\\.')}(?![\\w-]|\\.\\w|/\\w)`, 'g');

/** The file of a page that is at another address. */
export function movedFile(file: string, {from, to}: Move): string {
  if (addressOf(file) !== from) return file;
  const at = file.lastIndexOf(from);
  return file.slice(0, at) + to + file.slice(at + from.length);
}

/**
 * The files when a page has another address: every text that names the page follows.
 *
 * @param isKnown whether readers may know the earlier one
 */
export function withMove(files: Files, move: Move, isKnown = true): Files {
  const {from, to} = move;
  const after = new Map<string, Uint8Array>();
  for (const [file, content] of files) {
    const text = isListFile(file) || isPageFile(file) ? textOf(content)! : '';
    const next = file === REDIRECTS ? text : text.replace(written(from), to);
    after.set(movedFile(file, move), next === text ? content : encode(next));
  }
  // Nobody is led away from where the page is now, and everybody there at once.
  const rows = redirectsIn(files)
    .filter((row) => row.from !== to)
    .map((row) => (row.to === from ? {...row, to} : row));
  return withRows(after, isKnown ? [...rows, move] : rows);
}

/** The files without a page. */
export function withoutPage(files: Files, address: string): Files {
  const after = new Map([...files].filter(([file]) => addressOf(file) !== address));
  const change = (file: string, changed: (source: string) => string) => {
    const content = files.get(file);
    if (content) after.set(file, encode(changed(textOf(content)!)));
  };
  change(NAMES, (source) => setYaml(source, [address], undefined));
  change(NAVIGATION, (source) => setYaml(source, [], without(yamlOf(source) ?? null, address)));
  return withRows(
    after,
    redirectsIn(files).filter(({to}) => to !== address),
  );
}

/** A value without the entries of its lists that are this text. */
function without(value: Json, entry: string): Json {
  if (isList(value))
    return value.filter((part) => part !== entry).map((part) => without(part, entry));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, without(part, entry)]),
  );
}

function withRows(files: Map<string, Uint8Array>, rows: readonly Move[]): Files {
  const source = textOf(files.get(REDIRECTS)) ?? '[]\n';
  if (yamlOf(source) === undefined) return files;
  const next = setYaml(
    source,
    [],
    rows.map(({from, to}) => ({from, to})),
  );
  return next === source ? files : new Map(files).set(REDIRECTS, encode(next));
}

/** Where pages are at another address than before: by the redirects that are new. */
export function movesBetween(before: Files, after: Files): Move[] {
  const old = redirectsIn(before);
  return redirectsIn(after).filter(
    ({from, to}) =>
      !old.some((row) => row.from === from && row.to === to) &&
      pageAt(before, from) !== undefined &&
      pageAt(after, from) === undefined &&
      pageAt(after, to) !== undefined,
  );
}

/** The files that differ, with their whole new content; undefined: it is removed. */
export const differing = (before: Files, after: Files) =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .map((file) => ({file, content: after.get(file)}));

/** Where else than on the page itself, in navigation and among the names of pages an address is written. */
export async function linksTo(content: Files, address: string, locale: Locale) {
  const lists = await listFiles(content);
  const places = await placesIn(content, lists, locale);
  const found: (NamedPlace | undefined)[] = [];
  for (const list of lists) {
    if ([NAMES, NAVIGATION, REDIRECTS].includes(list.file)) continue;
    for (const {path, value} of leavesOf(list.value))
      if (written(address).test(JSON.stringify(value) ?? '')) found.push(places.inList(list, path));
  }
  for (const [file, source] of content) {
    if (!isPageFile(file) || addressOf(file) === address) continue;
    for (const [index, text] of textOf(source)!.split('\n').entries())
      if (written(address).test(text)) found.push(places.ofProblem({file, line: index + 1}));
  }
  // Of both languages once.
  return [
    ...new Map(found.flatMap((one) => (one ? [[JSON.stringify(one.where), one]] : []))).values(),
  ];
}

/** Why a page can be neither deleted nor moved; why not deleted; undefined when it can. */
export async function problemOfPage(files: Files, address: string, links: readonly unknown[]) {
  const page = (await site.pagesOf(files)).find(({route}) => route === address);
  if (!page) return say('page.noSuch');
  if (page.isLasting) return say('page.lasting');
  return links.length > 0 ? say('page.linked') : undefined;
}

async function refuse(files: Files, address: string, links: readonly unknown[] = []) {
  const problem = await problemOfPage(files, address, links);
  if (problem) throw new EditError(problem);
}

/** @throws EditError for a page that others link to, or that must stay */
export async function deletePage(files: Files, address: string) {
  await refuse(files, address, await linksTo(files, address, 'en'));
  return differing(files, withoutPage(files, address));
}

/**
 * The page at another address. Texts that were agreed to say the same stay so.
 *
 * @param isKnown as in `withMove`
 * @throws EditError when nothing can be there, or when the page must stay
 */
export async function movePage(files: Files, move: Move, isKnown: boolean) {
  await refuse(files, move.from);
  // Back to an earlier one of the same page.
  const isBack = redirectsIn(files).some((row) => row.from === move.to && row.to === move.from);
  await checkAddress(files, move.to.slice(1), isBack);
  const after = withMove(files, move, isKnown);
  const keyOf = ({source, place, en, ne}: SiteText, change = (text: string) => text) =>
    JSON.stringify([movedFile(source.name, move), place, change(en ?? ''), change(ne ?? '')]);
  const follow = (text: string) => text.replace(written(move.from), move.to);
  const before = await site.siteTexts(files);
  const agreed = before.texts.filter(({state}) => state === 'agreed');
  const keys = new Set(agreed.map((text) => keyOf(text, follow)));
  const now = await site.siteTexts(after);
  const chosen = now.texts.filter(
    (text) => text.state !== 'agreed' && canAgree(text) && keys.has(keyOf(text)),
  );
  const isReadable = damagedLines(now).length === 0;
  const ledgers = isReadable ? agreedLedgers(now, chosen).files : new Map<string, string>();
  const all = new Map(after);
  for (const [file, text] of ledgers) all.set(file, encode(text));
  return differing(files, all);
}

/** How long an address may be. */
const LONGEST = 60;

/** @throws EditError with what is wrong with the address of a page, without its slash */
export async function checkAddress(
  files: ContentFiles,
  name: string,
  isBack = false,
): Promise<void> {
  const address = `/${name}`;
  const wrong = [
    [name === '', 'address.empty'],
    [/\p{Script=Devanagari}/u.test(name), 'address.nepali'],
    [/\s/.test(name), 'address.spaces'],
    [/[A-Z]/.test(name), 'address.capitals'],
    [!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name), 'address.signs'],
    [name.length > LONGEST, 'address.long'],
  ] as const;
  const [, id] = wrong.find(([is]) => is) ?? [];
  const problem = id
    ? say(id, {most: LONGEST})
    : isBack
      ? undefined
      : await site.problemOfAddress(files, address);
  if (problem) throw new EditError(problem, {file: '', field: 'name'});
}
