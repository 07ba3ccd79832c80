import {type HeaderRules, STYLES} from '../answerHeaders';
import {FILE_ENDINGS, type LocaleTable, type RouteTable} from '../../../lib/resolveAddress';
import {ERROR_STATUSES, pageFile} from '../../../lib/urls';
import {contentTypes} from './contentTypes';

const NOTE = '# Written by the build from the addresses of the site. Do not edit.';

/** A quoted value; in it, a dollar sign begins a variable. */
const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function map(source: string, variable: string, rows: readonly (readonly [string, string])[]) {
  const lines = rows.map(([key, value]) => `  ${quoted(key)} ${value ? quoted(value) : '""'};`);
  return `map ${source} $site_${variable} {\n${lines.join('\n')}\n}\n`;
}

/** Every spelling of a page, as nginx has decoded it; a map of whole texts ignores case. */
function spellings(page: string): string[] {
  const name = page.replace(/\/$/, '');
  const files = ['.html', '.htm'].flatMap((ending) => [
    ...(name ? [name + ending] : []),
    `${name}/index${ending}`,
  ]);
  return [name, ...files].flatMap((spelling) => [spelling, `${spelling}/`]).filter(Boolean);
}

/** What an address leads to that is neither a page nor a file; nothing: it is a missing file. */
function fallbacks(table: RouteTable): [string, string][] {
  const root = table[0] as LocaleTable;
  const inFolders = table.map(({base, folders}): [string, string] => [
    `~*^${literal(base)}(?:${folders.map(literal).join('|')})(?:/|\\z)`,
    '',
  ]);
  const longestFirst = table.slice(1).sort((a, b) => b.base.length - a.base.length);
  return [
    ['default', root.fallback],
    ['~/\\.', ''],
    [`~*\\.(?:${FILE_ENDINGS})/?\\z`, ''],
    ...inFolders,
    ...longestFirst.map(({base, fallback}): [string, string] => [`~*^${literal(base)}`, fallback]),
  ];
}

const styleRows = (styles: HeaderRules['policies']['styles']): [string, string][] => [
  ['default', ''],
  ...Object.entries(styles).map(([page, hashes]): [string, string] => [pageFile(page), hashes]),
];

/** The name of a variable for a header that only pages have. */
const variable = (header: string) => header.replaceAll('-', '_');

/**
 * The hashes that the release before allowed: a document of it may still be shown under a policy of
 * this one. The release script gives the tables of one release to the next.
 *
 * @param policies null for a site without a release before
 */
function inlineMaps(policies: HeaderRules['policies'] | null): string {
  const [, scripts = ''] =
    /script-src 'self'((?: 'sha256-[^']*')*)/.exec(policies?.page ?? '') ?? [];
  return [
    NOTE,
    map('$uri', 'former_scripts', [['default', scripts]]),
    map('$uri', 'former_styles', styleRows(policies?.styles ?? {})),
  ].join('\n');
}

/** The tables, for the http part of a configuration. */
function nginxMaps(table: RouteTable, rules: HeaderRules): string {
  const pages = table.flatMap((locale) => locale.pages);
  const found = '~^(?:200|206|304)';
  const onPage = `~^(?:200|206|304|${ERROR_STATUSES.join('|')}) `;
  const cached = (below: string) => `${found}${literal(below)}`;
  const folders = (header: string) =>
    rules.folders.flatMap(({below, headers}) =>
      headers[header] ? [{below, value: headers[header]}] : [],
    );
  return [
    NOTE,
    '# The path as it was sent.',
    map('$request_uri', 'raw', [
      ['default', ''],
      ['~^(?:[Hh][Tt][Tt][Pp][Ss]?://[^/?#]*)?(?<site_sent>[^?#]*)', '$site_sent'],
    ]),
    '# The page of which an address is a spelling.',
    map('$uri', 'page', [
      ['default', ''],
      ...pages.flatMap((page) => spellings(page).map((key) => [key, page] as const)),
    ]),
    '# Where another spelling than the canonical one is sent.',
    map('"$site_page $site_raw"', 'canonical', [
      ['default', '$site_page'],
      ['~^ ', ''],
      ['~^(\\S+) \\1\\z', ''],
    ]),
    map('$site_raw', 'page_file', [
      ['default', ''],
      ...pages.map((page) => [page, pageFile(page)] as const),
    ]),
    '# The file that an address may name.',
    map('$uri', 'file', [
      ['default', '$uri'],
      ['~/\\d\\d\\d\\.html\\z', ''],
      ['~\\.(?:br|gz)\\z', ''],
      ['~^/\\.well-known/(?!(?s:.*)/\\.)', '$uri'],
      ['~/\\.', ''],
    ]),
    map('$uri', 'fallback', fallbacks(table)),
    '# The language of an error screen.',
    map(
      '$uri',
      'language',
      [...table].reverse().map(({base}) => [`~*^${literal(base)}`, base] as const),
    ),
    '# What the page for unknown addresses is told: as redirectLocation of src/lib/resolveAddress.ts.',
    map('$site_raw', 'typed', [
      ['default', ''],
      ['~^(?<site_start>[!-~]{1,200})', '$site_start'],
    ]),
    map('$is_args', 'and', [
      ['default', ''],
      ['?', '&'],
    ]),
    map('$request_method', 'refused', [
      ['default', '1'],
      ['~^(?:GET|HEAD)\\z', ''],
    ]),
    map('$status', 'allow', [
      ['default', ''],
      ['405', 'GET, HEAD'],
    ]),
    '# Pages only have style hashes: at least those of the video player.',
    map('$uri', 'styles', styleRows(rules.policies.styles)),
    map('$status$site_styles', 'policy', [
      ['default', rules.policies.file],
      [
        onPage,
        rules.policies.page
          .replace("script-src 'self'", '$&$$site_former_scripts')
          .replace(STYLES, '$$site_former_styles$$site_styles'),
      ],
    ]),
    ...Object.entries(rules.page).map(([name, value]) =>
      map('$status$site_styles', variable(name), [
        ['default', ''],
        [onPage, value],
      ]),
    ),
    map('$status$uri', 'cache', [
      ['default', 'no-store'],
      ['~^301', 'no-cache'],
      ...folders('cache-control').map(({below, value}) => [cached(below), value] as const),
      [found, rules.usual['cache-control'] ?? ''],
    ]),
    map('$status$uri', 'sharing', [
      ['default', rules.usual['cross-origin-resource-policy'] ?? ''],
      ...folders('cross-origin-resource-policy').map(
        ({below, value}) => [cached(below), value] as const,
      ),
    ]),
  ].join('\n');
}

/** The rules, for the server part. */
function nginxServer(rules: HeaderRules): string {
  const headers = [
    ...Object.entries(rules.always),
    ['Allow', '$site_allow'],
    ['Cache-Control', '$site_cache'],
    ['Content-Security-Policy', '$site_policy'],
    ['Cross-Origin-Resource-Policy', '$site_sharing'],
    ...Object.keys(rules.page).map((name) => [name, `$site_${variable(name)}`]),
  ].map(([name, value]) => `add_header ${name} ${quoted(value ?? '')} always;`);
  const feeds = Object.entries(rules.types).filter(([key]) => key.startsWith('/'));
  return `${NOTE}
server_tokens off;
absolute_redirect off;
large_client_header_buffers 4 16k;
charset utf-8;
charset_types text/css text/javascript text/plain text/xml application/feed+json application/json application/manifest+json application/rss+xml image/svg+xml;
gzip_static on;
gzip_vary on;

types {
${contentTypes.map(([type, endings]) => `  ${type} ${endings};`).join('\n')}
}
default_type application/octet-stream;

${headers.join('\n')}

error_page 404 @missing;
error_page 405 @readonly;
error_page ${ERROR_STATUSES.join(' ')} @failed;

if ($site_refused) {
  return 405;
}
if ($site_canonical) {
  return 301 $site_canonical$is_args$args;
}

location / {
  try_files $site_page_file $site_file @kept;
}
${feeds
  .map(
    ([address, type]) => `location = ${address} {
  types {}
  default_type "${type.replace(/;.*/, '')}";
  try_files $site_file @kept;
}
`,
  )
  .join('')}
# The scripts and styles of earlier releases, for pages that were loaded before this one.
location @kept {
  root $site_kept;
  try_files $site_file @unknown;
}
location @unknown {
  if ($site_fallback) {
    return 302 "$site_fallback?missing=$site_typed$site_and$args#not-found";
  }
  return 404;
}
location @missing {
  types {}
  default_type text/plain;
  return 404 "Not found.\\n";
}
location @readonly {
  types {}
  default_type text/plain;
  return 405 "This site can only be read.\\n";
}
location @failed {
  try_files $site_language$status.html =500;
}
`;
}

/** The rules, and the lists that hosting/nginx/release.sh reads, by the names of their files. */
export function nginxFiles(table: RouteTable, rules: HeaderRules): Record<string, string> {
  const pages = table.flatMap((locale) => locale.pages);
  const hashed = rules.folders.filter(({headers}) =>
    headers['cache-control']?.includes('immutable'),
  );
  return {
    'maps.conf': nginxMaps(table, rules),
    'server.conf': nginxServer(rules),
    'inline.conf': inlineMaps(rules.policies),
    'former.conf': inlineMaps(null),
    // Each page with its file.
    'pages.txt': pages.map((page) => `${page} ${pageFile(page)}\n`).join(''),
    // Folders whose files have a hash in their names, so that files of two releases never collide.
    'kept.txt': hashed.map(({below}) => `${below}\n`).join(''),
  };
}
