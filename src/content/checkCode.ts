/*
 * What code and content need from each other and no compiler sees. `npm run check` says it to who adds a part of the
 * site, or takes one out, by the recipes of CONTRIBUTING.md.
 */
import path from 'node:path';
import type {Problem} from 'content/say/diagnostics';
import {say} from 'content/say';
import {mdxComponents} from 'content/read/components';
import {listSiteFiles, readSiteFile, readSiteText} from 'content/read/files';
import {lineOf, parseYamlFile, type YamlFile} from 'content/read/yaml';
import type {Contracts} from 'content/lists/siteContracts';
import {type ElementModule, findElements, folderOf} from 'site-elements/folders';
import {help} from './help';

/** A file of code or content. */
interface Source {
  /** From the site's folder. */
  file: string;
  text: string;
}

type Collections = Contracts['collections'];

const HELP = 'src/content/help.yml';
const NAMES = 'src/data/pages/names.yml';
const NAVIGATION = 'src/data/navigation.yml';
const MDX_COMPONENTS = 'packages/content/read/components.yml';
const COMPONENTS = 'src/components';

/** Lists that no page shows: one for the owner (`npm run launch-check`), and one for the hosts. */
const NOT_SHOWN = ['questions', 'redirects'];

/** The build puts it into pages by itself. */
const ADDED_BY_BUILD = 'StaleNote';

const readSources = (siteDir: string, folders: readonly string[], ending: RegExp): Source[] =>
  folders.flatMap((folder) =>
    listSiteFiles(siteDir, folder)
      .filter((name) => ending.test(name))
      .sort()
      .map((name) => `${folder}/${name}`)
      .map((file) => ({file, text: readSiteText(siteDir, file) ?? ''})),
  );

/** Where a pattern is in files: what its group has matched, and the line. */
const findIn = (sources: readonly Source[], pattern: RegExp) =>
  sources.flatMap(({file, text}) =>
    [...text.matchAll(pattern)].map((match) => ({
      file,
      line: text.slice(0, match.index).split('\n').length,
      found: match[1] ?? '',
    })),
  );

/**
 * What is missing beside code that is there.
 *
 * @param collections the lists that have a contract
 * @param files all files of src/data
 */
export function checkCode(
  siteDir: string,
  collections: Collections,
  files: readonly YamlFile[],
): Problem[] {
  return [
    ...unnamedLists(Object.keys(collections)),
    ...unnamedKeys(collections, files),
    ...missingElements(siteDir),
    ...wrongElements(siteDir),
    ...checkComponents(siteDir),
  ];
}

function unnamedLists(lists: readonly string[]): Problem[] {
  return (['lists', 'help'] as const).flatMap((section) =>
    lists
      .filter((list) => !Object.hasOwn(help[section], list))
      .map((list) => ({file: HELP, line: 1, ...say('help.missing', {list, section})})),
  );
}

/** Keys of lists and of copy that have no label in Nepali; in English a key is its own. */
function unnamedKeys(collections: Collections, files: readonly YamlFile[]): Problem[] {
  // An address is shown as it is.
  const hasLabel = (key: string, parent: string) =>
    key.startsWith('/') ||
    [key, `${parent}.${key}`].some((name) => Object.hasOwn(help.fields, name));
  /** @param parent the key of the value, or the name of the list */
  const unnamedIn = (value: unknown, parent: string): string[] => {
    if (Array.isArray(value)) return value.flatMap((entry) => unnamedIn(entry, parent));
    if (typeof value !== 'object' || value === null || 'en' in value) return [];
    const unnamed = Object.keys(value).filter((key) => !hasLabel(key, parent));
    return [...unnamed, ...Object.entries(value).flatMap(([key, field]) => unnamedIn(field, key))];
  };
  const found = files.flatMap(({list, file, value}) => {
    // The keys of a record are ids.
    const entries = collections[list]?.shape === 'record' ? Object.values(Object(value)) : value;
    return unnamedIn(entries, list).map((key) => ({key, file}));
  });
  return found.map(({key, file}) => ({file: HELP, line: 1, ...say('help.noLabel', {key, file})}));
}

function missingElements(siteDir: string): Problem[] {
  const elements = elementsIn(siteDir).map(({name}) => name);
  return findIn(readSources(siteDir, ['src'], /\.tsx$/), /<(site-[\w-]+)/g)
    .filter(({found}) => !elements.includes(found))
    .map(({file, line, found: name}) => ({
      file,
      line,
      ...say('element.none', {name, file: `${COMPONENTS}/${folderOf(name)}/element.ts`}),
    }));
}

/** With paths from the folder of the site. */
const elementsIn = (siteDir: string): ElementModule[] =>
  findElements(path.join(siteDir, COMPONENTS))
    .modules.filter(({isElement}) => isElement)
    .map((element) => ({...element, file: `${COMPONENTS}/${element.file}`}));

function wrongElements(siteDir: string): Problem[] {
  return findElements(path.join(siteDir, COMPONENTS)).faults.map((fault) => {
    const file = `${COMPONENTS}/${fault.file}`;
    const sentence =
      fault.id === 'element.alone'
        ? say(fault.id)
        : say(fault.id, {name: fault.name, other: `${COMPONENTS}/${fault.other}`});
    return {file, line: 1, ...sentence};
  });
}

/** Components that writers use, and components.yml. */
function checkComponents(siteDir: string): Problem[] {
  const modules = readSources(siteDir, ['src/components'], /\/index\.tsx$/);
  const missing = Object.entries(mdxComponents).flatMap(([name, {module}]): Problem[] => {
    const file = `src/components/${module}/index.tsx`;
    const text = modules.find((source) => source.file === file)?.text ?? '';
    const pattern = module.startsWith('mdx/')
      ? new RegExp(`^export (?:function|const) ${name}\\b`, 'm')
      : /^export default /m;
    if (pattern.test(text)) return [];
    return [{file: MDX_COMPONENTS, line: 1, ...say('component.noModule', {file, name})}];
  });
  const forWriters = modules.filter(({file}) => file.startsWith('src/components/mdx/'));
  const unlisted = findIn(forWriters, /^export (?:function|const) ([A-Z]\w*)/gm)
    .filter(({found}) => found !== ADDED_BY_BUILD && !Object.hasOwn(mdxComponents, found))
    .map(({file, line, found: name}) => ({
      file,
      line,
      ...say('component.noEntry', {name, file: MDX_COMPONENTS}),
    }));
  return [...missing, ...unlisted];
}

/** Whether a page can have an element: by its tag, or by the component of its folder, as pages of prose do. */
function isShown(name: string, folder: string, code: readonly Source[]): boolean {
  const isInside = ({file}: Source) => file.startsWith(`${folder}/`);
  const hasTag = ({text}: Source) => text.includes(name);
  const outside = code.filter((source) => !isInside(source));
  if (outside.some(hasTag)) return true;
  if (!code.some((source) => isInside(source) && hasTag(source))) return false;
  const imported = new RegExp(`/${path.posix.basename(folder)}['/]`);
  return (
    Object.values(mdxComponents).some(({module}) => `${COMPONENTS}/${module}` === folder) ||
    outside.some(({text}) => imported.test(text))
  );
}

/** What nothing on the site leads to: it fails nothing, as a page may be known by its address only. */
export function questionsAboutCode(siteDir: string, collections: Collections): Problem[] {
  const code = readSources(siteDir, ['src'], /\.tsx?$/);
  const content = readSources(siteDir, ['src', 'docs', 'pages'], /\.(?:yml|mdx)$/);
  const hasCode = (word: string, except: string) =>
    code.some(({file, text}) => !file.startsWith(except) && text.includes(word));
  const unread = Object.keys(collections)
    .filter((list) => !NOT_SHOWN.includes(list) && !hasCode(`@site/src/data/${list}.yml'`, HELP))
    .map((list) => ({file: `src/data/${list}.yml`, line: 1, ...say('list.unread')}));
  const unused = elementsIn(siteDir)
    .filter(({name, file}) => !isShown(name, path.posix.dirname(file), code))
    .map(({name, file}) => ({file, line: 1, ...say('element.unused', {name})}));
  const names = parseYamlFile(
    'pages/names',
    NAMES,
    readSiteFile(siteDir, NAMES) ?? new Uint8Array(),
  );
  const unlinked = Object.keys(Object(names.value))
    .filter((address) => {
      const link = new RegExp(`(?<=['"(\\s])${address}(?=['")#?\\s]|$)`, 'm');
      const itself = [NAMES, `src/pages${address}/`, `pages${address}.mdx`, `docs${address}.mdx`];
      return [...code, ...content].every(
        ({file, text}) => itself.some((start) => file.startsWith(start)) || !link.test(text),
      );
    })
    .map((address) => ({
      file: NAMES,
      line: lineOf(names, [address]),
      ...say('page.unlinked', {address, file: NAVIGATION}),
    }));
  return [...unread, ...unused, ...unlinked];
}
