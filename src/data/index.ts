import path from 'node:path';
import createPlugin from 'content/lists/plugin';
import * as content from 'content/lists/inspect';
import {type Contracts, dataFolder, drawingNames, type Inspection} from 'content/lists/inspect';
import type {Locale} from 'nepali-text/locale';
import {type LaunchItem, launchItems} from 'content/lists/launchList';
import {ICONS} from 'content/lists/contract';
import type {Problem} from 'content/check/diagnostics';
import {filesBelow, type Site} from 'content/read/files';
import {checkPages as checkAllPages, type KnownSite, placesIn} from 'content/check/checkPages';
import {isPartial, type Pair, readPairs, routeOf} from 'content/read/pages';
import type {Known} from 'content/check/rules/components';
import {say} from 'content/check/sentences';
import {lineOf, type YamlFile} from 'content/read/yaml';
import {readLedgers} from 'content/pairs/ledger';
import {listSources, pageSources} from 'content/pairs/sources';
import {type SiteText, type SiteTexts, textsIn} from 'content/pairs/texts';
import {collections, type Lists} from './lists';
import {type SitePage, sitePages} from '../content/sitePages';
import {findFont} from '../plugins/downloadable-fonts/findFont';

/* What this site tells the packages that read and check its content. */

const root = path.join(__dirname, '../..');

export const contracts: Contracts = {
  collections,
  codeRoot: root,
  typeface(site, file) {
    const found = findFont(site, file);
    return 'problem' in found ? found.problem : undefined;
  },
};

interface SiteInspection extends Inspection {
  /** Those that are valid, by their contracts. */
  lists: Readonly<Record<Locale, Partial<Lists>>>;
}

/** The lists as they are now, valid or not. */
export const inspectSite = (site: Site) =>
  content.inspectSite(site, contracts) as Promise<SiteInspection>;

/** The lists, all of them valid. @throws ProblemsError with everything that is wrong */
export const loadSiteData = (site: Site) =>
  content.loadSiteData(site, contracts) as Promise<
    Inspection & {lists: Readonly<Record<Locale, Lists>>}
  >;

/** The plugin that gives the lists of src/data to pages. */
export const siteData = createPlugin(contracts);

/** The pages that are code: they are not in the copy of the content that the writing room checks. */
const coded = () =>
  filesBelow(path.join(root, 'src/pages'))
    .filter((file) => file.endsWith('.tsx') && !/(?:^|\/)_/.test(file))
    .map((file) => routeOf(`src/pages/${file}`));

/** What the pages of a site may refer to. */
export async function knownIn(site: Site): Promise<Known> {
  const {lists} = await inspectSite(site);
  return {facts: lists.en.facts, icons: {folder: ICONS, names: drawingNames(site, ICONS)}};
}

/**
 * What is wrong in the pages of a site.
 *
 * @param some the pages to check, all of the site by default
 */
export async function checkPages(site: Site, some?: readonly Pair[]): Promise<Problem[]> {
  const {files, lists} = await inspectSite(site);
  const {services} = lists.en;
  const routes = services && [...coded(), ...services.map(({id}) => `/hire/${id}`)];
  const known = {...(await knownIn(site)), lists, ...(routes && {routes})};
  const unused = some ? [] : namesOfNothing(site, files, known);
  const wanted = some?.map(({englishFile}) => englishFile);
  const twice = pagesTwice(readPairs(site), routes ?? coded());
  return [
    ...unused,
    ...twice.filter(({file}) => wanted?.includes(file) ?? true),
    ...checkAllPages(site, known, some),
  ];
}

/** Pages in Markdown at the address of another page. */
function pagesTwice(pairs: readonly Pair[], others: readonly string[]): Problem[] {
  const routes = new Set(others);
  return pairs.flatMap(({englishFile}) => {
    const address = routeOf(englishFile);
    if (isPartial(englishFile)) return [];
    if (routes.has(address)) return [{file: englishFile, line: 1, ...say('page.twice', {address})}];
    routes.add(address);
    return [];
  });
}

/** The names of pages that are no longer there. */
function namesOfNothing(site: Site, files: readonly YamlFile[], {routes}: KnownSite): Problem[] {
  const names = files.find(({list}) => list === 'pages/names');
  if (!names || !routes) return [];
  const places = placesIn(site, routes);
  return Object.keys(Object(names.value))
    .filter((address) => !places.has(address))
    .map((address) => ({
      file: names.file,
      line: lineOf(names, [address]),
      place: [address],
      ...say('names.none', {
        address,
        files: [`src/pages${address}/index.tsx`, `pages${address}.mdx`],
      }),
    }));
}

/** What the owner has to supply or to decide before the site is published. */
export async function launchList(site: Site, now: Date): Promise<LaunchItem[]> {
  const {files} = await inspectSite(site);
  return files.flatMap((file) => launchItems(file, now));
}

/** All that is wrong with the content of a site. */
export async function check(site: Site): Promise<Problem[]> {
  const {problems} = await inspectSite(site);
  const ledgers = readLedgers(site);
  // Texts are compared only where it matters that there are any: this runs at every pause while typing.
  const inLedger = ledgers.length > 0 ? ledgers : [await textsOf(site)];
  return [
    ...problems,
    ...(await checkPages(site)),
    ...inLedger.flatMap((one): readonly Problem[] => one.problems),
  ];
}

async function textsOf(site: Site): Promise<SiteTexts> {
  const {files} = await inspectSite(site);
  return textsIn(site, [...pageSources(site), ...listSources(files)]);
}

/** A text of a page or list, and where a reader meets it. */
export interface Text extends SiteText {
  /** The English routes of the pages that name its file; none for figures and the frame of pages. */
  shownOn: readonly string[];
  problem?: Problem;
}

/** Every text of the site in both languages. @param problems to be found at their texts */
export async function siteTexts(
  site: Site,
  problems: readonly Problem[] = [],
): Promise<Omit<SiteTexts, 'texts'> & {texts: readonly Text[]}> {
  const all = await textsOf(site);
  const shown = new Map<string, string[]>();
  for (const {route, markdown, copy, lists} of await pagesOf(site)) {
    const named = [...lists, ...(copy ? [copy] : [])].map((list) => `${dataFolder}/${list}.yml`);
    for (const file of [...markdown, ...named]) {
      shown.set(file, [...(shown.get(file) ?? []), route]);
    }
  }
  const texts = all.texts.map((text): Text => {
    const {english, twin} = text.source.files;
    const problem = problems.find(
      ({file, line}) =>
        (file === english && line === text.english?.line) ||
        (file === twin && line === text.twin?.line),
    );
    return {...text, shownOn: shown.get(text.file) ?? [], ...(problem && {problem})};
  });
  return {...all, texts};
}

/** The pages of the site in the order of names.yml, those without a name last. */
export async function pagesOf(site: Site): Promise<SitePage[]> {
  const {files} = await inspectSite(site);
  const names = files.find(({list}) => list === 'pages/names')?.value;
  return sitePages(site, Object.keys(Object(names)), contracts);
}
