import {readFileSync} from 'node:fs';
import path from 'node:path';
import {FILE_ENDINGS, type LocaleTable, type RouteTable} from '../../../lib/resolveAddress';
import {pageFile} from '../../../lib/urls';
import {type HeaderRules, MOVED_CACHE, STYLES} from '../answerHeaders';
import {contentTypes} from '../headerRules';

/** A configuration beside this file with a text in each place `{{name}}`. */
const fillTemplate = (name: string, texts: Readonly<Record<string, string>>): string =>
  readFileSync(path.join(__dirname, name), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, place: string) => texts[place]!,
  );

/** A quoted value; in it, a dollar sign begins a variable. */
const quote = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The rows of a map. */
const rows = (table: readonly (readonly [key: string, value: string])[]): string =>
  table.map(([key, value]) => `  ${quote(key)} ${quote(value)};\n`).join('');

/** The tables, for the http part of a configuration. */
function nginxMaps(table: RouteTable, {policies, page, folders, usual}: HeaderRules): string {
  const [root] = table as [LocaleTable];
  const pages = table.flatMap((locale) => locale.pages);
  const longestFirst = [...table].sort((one, other) => other.base.length - one.base.length);
  const inFolders = (header: string) =>
    folders.flatMap(({below, headers}) =>
      headers[header] ? [[`~^(?:200|206|304)${literal(below)}`, headers[header]] as const] : [],
    );
  return fillTemplate('maps.conf', {
    pages: rows([
      ...pages.map((one) => [one.replace(/\/$/, ''), one] as const),
      ...table.flatMap(({moved = {}}) => Object.entries(moved)),
    ]),
    fallbacks: rows([
      ['default', root.fallback],
      ['~/\\.', ''],
      [`~*\\.(?:${FILE_ENDINGS})/?\\z`, ''],
      ...table.map(
        ({base, folders: names}) =>
          [`~*^${literal(base)}(?:${names.map(literal).join('|')})(?:/|\\z)`, ''] as const,
      ),
      ...longestFirst
        .filter((locale) => locale !== root)
        .map(({base, fallback}) => [`~*^${literal(base)}`, fallback] as const),
    ]),
    languages: rows(longestFirst.map(({base}) => [`~*^${literal(base)}`, base])),
    styles: rows(Object.entries(policies.styles).map(([one, hashes]) => [pageFile(one), hashes])),
    policies: rows([
      ['default', policies.file],
      ['~^(?:200|206|304|50[0-4]) ', policies.page.replace(STYLES, '$$site_styles')],
    ]),
    movedCache: MOVED_CACHE,
    speculationRules: page['speculation-rules']!,
    cache: rows([...inFolders('cache-control'), ['~^(?:200|206|304)', usual['cache-control']!]]),
    sharing: rows([
      ['default', usual['cross-origin-resource-policy']!],
      ...inFolders('cross-origin-resource-policy'),
    ]),
  });
}

/** The rules, for the server part. */
const nginxServer = ({always, files}: HeaderRules): string =>
  fillTemplate('server.conf', {
    types: contentTypes.map(([type, endings]) => `  ${type} ${endings};\n`).join(''),
    headers: Object.entries(always)
      .map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`)
      .join(''),
    typedFiles: Object.entries(files)
      .map(
        ([address, type]) => `location = ${address} {
  types {}
  default_type "${type.replace(/;.*/, '')}";
  try_files $site_file @kept;
}
`,
      )
      .join(''),
  });

/** The rules, and the lists that hosting/nginx/release.sh reads, by the names of their files. */
export function nginxFiles(table: RouteTable, rules: HeaderRules): Record<string, string> {
  const pages = table.flatMap((locale) => locale.pages);
  const hashed = rules.folders.filter(({headers}) =>
    headers['cache-control']?.includes('immutable'),
  );
  return {
    'maps.conf': nginxMaps(table, rules),
    'server.conf': nginxServer(rules),
    // Each page with its file.
    'pages.txt': pages.map((page) => `${page} ${pageFile(page)}\n`).join(''),
    // Folders whose files have a hash in their names, so that files of two releases never collide.
    'kept.txt': hashed.map(({below}) => `${below}\n`).join(''),
  };
}
