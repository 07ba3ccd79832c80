import {native} from '#native';
import type {Contracts} from 'content/lists/siteContracts';
import {
  dataFolder,
  drawingNames,
  type Inspection,
  inspectLists,
  loadLists,
} from 'content/lists/inspect';
import type {Locale} from 'nepali-text/locale';
import {type LaunchItem, launchItems} from 'content/lists/launchList';
import {ICONS} from 'content/lists/contract';
import type {Problem} from 'content/say/diagnostics';
import type {ContentFiles} from 'content/read/files';
import {checkPagePairs, pageAnchorsIn, type SiteReferences} from 'content/check/checkPages';
import {isPartial, type PagePair, readPairs, routeOf} from 'content/read/pages';
import type {References} from 'content/check/rules/components';
import {say} from 'content/say';
import {lineOf, type YamlFile} from 'content/read/yaml';
import {checkServedFiles} from 'content/pictures/forms';
import {readLedgers} from 'content/pairs/ledger';
import {listSources, pageSources} from 'content/pairs/sources';
import {type SiteText, type SiteTexts, textsIn} from 'content/pairs/texts';
import {collections, type Lists} from './lists';
import {redirectProblems, takenBy} from './redirects';
import {type SitePage, sitePages} from './sitePages';

/* The contracts of this site, bound to the functions of the packages that read and check its content. */

export const contracts: Contracts = {
  collections,
  reads: native.reads,
  picture: native.picture,
  typeface: native.typeface,
};

interface SiteInspection extends Inspection {
  /** The valid lists, typed by their contracts. */
  lists: Readonly<Record<Locale, Partial<Lists>>>;
}

/** The lists as they are now, valid or not. */
export const inspectSite = (site: ContentFiles) =>
  inspectLists(site, contracts) as Promise<SiteInspection>;

/** The lists, all of them valid. @throws an error for writers with everything that is wrong */
export const loadSiteData = (site: ContentFiles) =>
  loadLists(site, contracts) as Promise<Inspection & {lists: Readonly<Record<Locale, Lists>>}>;

/** The routes of pages that are code. */
const routesInCode = () =>
  Object.keys(native.code())
    .filter((file) => /^src\/pages\/.*\.tsx$/.test(file) && !/\/_/.test(file))
    .map((file) => routeOf(file));

/** Those of all pages that are no Markdown. */
const allRoutes = (services: Lists['services']) => [
  ...routesInCode(),
  ...services.map(({id}) => `/hire/${id}`),
];

/** What the pages of a site may refer to. */
export async function referencesIn(site: ContentFiles): Promise<References> {
  return referencesOf(site, await inspectSite(site));
}

const referencesOf = (site: ContentFiles, {lists}: SiteInspection): References => ({
  facts: lists.en.facts,
  icons: {folder: ICONS, names: drawingNames(site, ICONS)},
});

/**
 * What is wrong in the pages of a site.
 *
 * @param some the pages to check, all of the site by default
 */
export async function checkPages(
  site: ContentFiles,
  some?: readonly PagePair[],
): Promise<Problem[]> {
  const inspection = await inspectSite(site);
  const {files, lists} = inspection;
  const {services} = lists.en;
  const routes = services && allRoutes(services);
  const known = {...referencesOf(site, inspection), lists, ...(routes && {routes})};
  const unused = some ? [] : addressesOfNothing(site, files, known);
  const wanted = some?.map(({englishFile}) => englishFile);
  const twice = pagesTwice(readPairs(site), routes ?? routesInCode());
  return [
    ...unused,
    ...twice.filter(({file}) => wanted?.includes(file) ?? true),
    ...checkPagePairs(site, known, some),
  ];
}

/** Pages in Markdown at the address of another page. */
function pagesTwice(pairs: readonly PagePair[], others: readonly string[]): Problem[] {
  const routes = new Set(others);
  return pairs.flatMap(({englishFile}) => {
    const address = routeOf(englishFile);
    if (isPartial(englishFile)) return [];
    if (routes.has(address)) return [{file: englishFile, line: 1, ...say('page.twice', {address})}];
    routes.add(address);
    return [];
  });
}

/** Names of pages that no longer exist, and redirects from where something is or to where nothing is. */
function addressesOfNothing(
  site: ContentFiles,
  files: readonly YamlFile[],
  {routes, lists}: SiteReferences & Pick<SiteInspection, 'lists'>,
): Problem[] {
  const names = files.find(({list}) => list === 'pages/names');
  const redirects = files.find(({list}) => list === 'redirects');
  if (!names || !redirects || !routes) return [];
  const places = pageAnchorsIn(site, routes);
  const unknown = Object.keys(Object(names.value)).filter((address) => !places.has(address));
  return [
    ...unknown.map((address) => ({
      file: names.file,
      line: lineOf(names, [address]),
      place: [address],
      ...say('names.none', {
        address,
        files: [`src/pages${address}/index.tsx`, `pages${address}.mdx`],
      }),
    })),
    ...redirectProblems(site, redirects, lists.en.redirects ?? [], places),
  ];
}

/** Why no page can be put at an address; undefined when it is free. */
export async function problemOfAddress(site: ContentFiles, address: string) {
  const {services = [], redirects = []} = (await inspectSite(site)).lists.en;
  const old = redirects.find(({from}) => from === address);
  if (old) return say('redirects.old', {...old});
  return takenBy(site, address, pageAnchorsIn(site, allRoutes(services)));
}

/** What the owner has to supply or to decide before the site is published. */
export async function launchList(site: ContentFiles, now: Date): Promise<LaunchItem[]> {
  const {files} = await inspectSite(site);
  return files.flatMap((file) => launchItems(file, now));
}

/** All that is wrong with the content of a site. */
export async function checkSite(site: ContentFiles): Promise<Problem[]> {
  const {problems} = await inspectSite(site);
  const ledgers = readLedgers(site);
  // Texts are compared only where it matters that there are any: this runs at every pause while typing.
  const inLedger = ledgers.length > 0 ? ledgers : [await textsOf(site)];
  return [
    ...problems,
    ...(await checkPages(site)),
    ...checkServedFiles(site),
    ...inLedger.flatMap((one): readonly Problem[] => one.problems),
  ];
}

async function textsOf(site: ContentFiles): Promise<SiteTexts> {
  const {files} = await inspectSite(site);
  return textsIn(site, [...pageSources(site), ...listSources(files)]);
}

/** A text of a page or list, and where a reader meets it. */
export interface ReaderText extends SiteText {
  /** The English routes of the pages that name its file; none for figures and the frame of pages. */
  shownOn: readonly string[];
  problem?: Problem;
}

/** Every text of the site in both languages. @param problems to be found at their texts */
export async function siteTexts(
  site: ContentFiles,
  problems: readonly Problem[] = [],
): Promise<Omit<SiteTexts, 'texts'> & {texts: readonly ReaderText[]}> {
  const all = await textsOf(site);
  const shown = new Map<string, string[]>();
  for (const {route, markdown, copy, lists} of await pagesOf(site)) {
    const named = [...lists, ...(copy ? [copy] : [])].map((list) => `${dataFolder}/${list}.yml`);
    for (const file of [...markdown, ...named]) {
      shown.set(file, [...(shown.get(file) ?? []), route]);
    }
  }
  const texts = all.texts.map((text): ReaderText => {
    const {english, translation} = text.source.files;
    const problem = problems.find(
      ({file, line}) =>
        (file === english && line === text.english?.line) ||
        (file === translation && line === text.translation?.line),
    );
    return {...text, shownOn: shown.get(text.file) ?? [], ...(problem && {problem})};
  });
  return {...all, texts};
}

/** The pages of the site in the order of names.yml, those without a name last. */
export async function pagesOf(site: ContentFiles): Promise<SitePage[]> {
  const {files} = await inspectSite(site);
  const names = files.find(({list}) => list === 'pages/names')?.value;
  return sitePages(site, Object.keys(Object(names)), contracts, native.code());
}
