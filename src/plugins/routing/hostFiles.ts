import {readFileSync} from 'node:fs';
import path from 'node:path';
import {ERROR_STATUSES} from '../../lib/urls';
import {documentsIn} from '../finish-build';
import {hashSource} from './contentPolicy';
import type {Screens} from './edgeAnswer';
import {headerRules} from './headerRules';
import {storeHosts} from './hosts/store';
import {inlineCode} from './inlineCode';
import {readTable} from './routeTable';

interface BuildInline {
  /** The scripts that all pages share, and those of some. */
  scripts: string[];
  /** The style elements by the address of the page. */
  styles: Record<string, string[]>;
}

const addressOf = (name: string, root: string): string =>
  root +
  name
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$|\.html$/, '$1');

/**
 * The inline scripts that every page has, those that src/plugins/starter puts into some, and the style
 * elements of each page. Any other script, in a page or in
 * a component, would get a hash without a review.
 *
 * @param root the base of the first locale
 * @throws an error that names every page with something else
 */
function inlineOfPages(buildDir: string, root: string): BuildInline {
  const pages = documentsIn(buildDir)
    .sort()
    .map((name) => ({name, ...inlineCode(readFileSync(path.join(buildDir, name), 'utf8'))}));
  const known = (pages[0]?.scripts ?? []).filter((script) =>
    pages.every(({scripts}) => scripts.includes(script)),
  );
  const problems = pages.flatMap(({name, scripts, forbidden}) =>
    [
      ...forbidden,
      // The script of 404.html is ours, and its hosts send no policy.
      ...(path.basename(name) === '404.html' ? [] : scripts)
        .filter((script) => !known.includes(script))
        .map((script) => `an inline script without a hash (${script.trim().slice(0, 60)} …)`),
    ].map((problem) => `  ${name} carries ${problem}`),
  );
  if (problems.length > 0) {
    throw new Error(
      `${[...new Set(problems)].join('\n')}\nThe content policy of the site would block it. Put scripts and styles into files of their own.`,
    );
  }
  return {
    scripts: [...known, ...new Set(pages.flatMap(({scriptsForSome}) => scriptsForSome))],
    styles: Object.fromEntries(pages.map(({name, styles}) => [addressOf(name, root), styles])),
  };
}

/** What the types of the package leave out. */
interface PlayerElement {
  getTemplateHTML: (attributes: object, props: object) => string;
}

/** The style sheet that YouTube's player element puts into its own part of the page. */
async function playerStyle(): Promise<string> {
  const {default: player} = await import('youtube-video-element');
  const template = (player as unknown as PlayerElement).getTemplateHTML({}, {});
  const style = /<style>([\s\S]*?)<\/style>/.exec(template)?.[1];
  if (!style) throw new Error('The player has no style sheet any more: adapt hostFiles.ts.');
  return style;
}

/** Writes the rules and headers of every host, once all pages are what will be sent. */
export async function writeHostFiles(buildDir: string): Promise<void> {
  const table = readTable(buildDir);
  const root = table[0]?.base ?? '/';
  const {scripts, styles} = inlineOfPages(buildDir, root);
  const rules = headerRules(table, {
    scripts: scripts.map(hashSource),
    styles: Object.fromEntries(
      Object.entries(styles).map(([page, texts]) => [page, texts.map(hashSource)]),
    ),
    runtimeStyles: [hashSource(await playerStyle())],
  });
  const screens = documentsIn(buildDir)
    .filter((name) => ERROR_STATUSES.includes(Number(path.basename(name, '.html'))))
    .map((name) => [addressOf(name, root), readFileSync(path.join(buildDir, name), 'utf8')]);
  storeHosts(buildDir, table, rules, Object.fromEntries(screens) as Screens);
}
