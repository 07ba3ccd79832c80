import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {sizedFolder} from 'content/pictures/settings';
import type {RouteTable} from '../../lib/resolveAddress';
import {ERROR_STATUSES, FEED_FILE} from '../../lib/urls';
import {servedFolder as fontFolder} from '../../lib/fonts/settings';
import {type HeaderRules, type Headers, pagePolicy} from './answerHeaders';

interface Settings {
  always: Headers;
  page: string[];
  file: string[];
  types: Headers;
}

const {always, page, file, types} = parse(
  readFileSync(path.join(__dirname, 'headers.yml'), 'utf8'),
) as Settings;

export const contentTypes = Object.entries(types);

/** The content types by ending, such as ".txt", with the character encoding of texts. */
export const typeOfEnding: Headers = Object.fromEntries(
  contentTypes.flatMap(([type, endings]) =>
    endings
      .split(' ')
      .map((ending) => [
        `.${ending}`,
        /^text\/|[+/](?:json|xml)$/.test(type) ? `${type}; charset=utf-8` : type,
      ]),
  ),
);

const DAY = 86_400;
/** The file in static/ that says which links a browser may prefetch. */
const SPECULATION_RULES = '/speculation-rules.json';

/** Files with a hash in their names. */
const hashed: Headers = {'cache-control': `public, max-age=${365 * DAY}, immutable`};
/** Files that other sites may load: link previews show the images, and the fonts are for everyone. */
const shared: Headers = {'cross-origin-resource-policy': 'cross-origin'};

/** The inline code of the pages, as sources of a content policy. */
export interface Inline {
  /** The scripts of all pages. */
  scripts: readonly string[];
  /** Those of 404.html alone. */
  missingScripts: readonly string[];
  /** The style elements of single pages, by the address of the page. */
  styles: Readonly<Record<string, readonly string[]>>;
}

export function headerRules(
  table: RouteTable,
  {scripts, missingScripts, styles}: Inline,
): HeaderRules {
  const list = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('');
  const documents = table.flatMap(({base, pages}) => [
    ...pages,
    ...ERROR_STATUSES.map((status) => `${base}${status}`),
  ]);
  return {
    always,
    policies: {
      page: page.join('; ').replace('{scripts}', list(scripts)),
      styles: Object.fromEntries(
        documents.map((one) => [one, list(["'self'", ...(styles[one] ?? [])])]),
      ),
      missing: {
        scripts: list(missingScripts),
        styles: list(["'self'", ...(styles['/404'] ?? [])]),
      },
      file: file.join('; '),
    },
    page: {'speculation-rules': `"${SPECULATION_RULES}"`},
    folders: [
      ...table.map(({base}) => ({below: `${base}assets/`, headers: hashed})),
      {below: `/${sizedFolder}/`, headers: hashed},
      {
        below: `/${fontFolder}/`,
        headers: {'cache-control': `public, max-age=${DAY}`, ...shared},
      },
      ...table.map(({base}) => ({below: `${base}img/social/`, headers: shared})),
    ],
    usual: {'cache-control': 'no-cache', 'cross-origin-resource-policy': 'same-origin'},
    files: {
      ...Object.fromEntries(
        table.map(({base}) => [base + FEED_FILE, 'application/rss+xml; charset=utf-8']),
      ),
      [SPECULATION_RULES]: 'application/speculationrules+json',
    },
    types: typeOfEnding,
  };
}

/**
 * The headers of pages, folders and single files, for hosts that take patterns of addresses. No two of them give one
 * address the same header.
 */
export const headerBlocks = (
  table: RouteTable,
  {usual, page, policies, folders, files}: HeaderRules,
): [pattern: string, headers: Headers][] => [
  ...table
    .flatMap(({pages}) => pages)
    .map((address): [string, Headers] => [
      address,
      {...usual, ...page, 'content-security-policy': pagePolicy(policies, address)},
    ]),
  ...folders.map(({below, headers}): [string, Headers] => [`${below}*`, {...usual, ...headers}]),
  ...Object.entries(files).map(([address, type]): [string, Headers] => [
    address,
    {'content-type': type},
  ]),
];
