import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {AnyNode, CheerioAPI, Element} from 'cheerio';
import {baseOf} from '../../src/siteUrl';
import {buildDir} from '../../scripts/lib/paths';
import {readHtml} from '../../src/lib/html';
import {type Locale, locales} from 'nepali-text/locale';
import type {SearchData} from '../../src/lib/searchData';
import {type SearchAnswer, searchIndex} from '../../src/lib/searchIndex';
import {SEARCH_INDEX_FILE} from '../../src/lib/urls';
import {laterQueries, queries} from '../documents/support/searchQueries';
import {questions} from '../hosting/support/addresses';
import {ask, type Host, type Reply} from '../hosting/support/host';
import {hosts} from '../hosting/support/hosts';
import {readSite, type Site} from '../hosting/support/site';

/** What a build is for its readers: lines in order, by a name such as "/ne/about: links". */
export type BuildRecord = Record<string, string[]>;

/** Names of files change with their content, and hashes of scripts with every build. */
const withoutHashes = (text: string): string =>
  text
    .replace(/'sha256-[\w+/=]+'/g, "'sha256-…'")
    .replace(/([-.])[\da-f]{6,32}(?=[-.]|\b)/g, '$1…')
    .replace(/(-…)+/g, '-…');

const HIDDEN = 'script, style, template, noscript, [hidden]';
const FIELDS = 'input, select, option, textarea, button, form, label';
const ADDRESSES = ['href', 'src', 'srcset', 'action', 'poster', 'formaction'];
const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder'];

function visibleText($: CheerioAPI, nodes: readonly AnyNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.nodeType === 3) return $(node).text().replace(/\s+/g, ' ').trim() || [];
    return $(node).is(HIDDEN) ? [] : visibleText($, $(node).contents().get());
  });
}

const tag = ({name, attribs}: Element, names?: readonly string[]): string =>
  [
    name,
    ...Object.entries(attribs)
      .filter(([one]) => !names || names.includes(one))
      .map(([one, value]) => `${one}="${withoutHashes(value)}"`)
      .sort(),
  ].join(' ');

function recordDocument(name: string, html: string): BuildRecord {
  const $ = readHtml(html);
  const all = (selector: string) => $<Element, string>(selector).get();
  const having = (names: readonly string[]) =>
    all(names.map((one) => `[${one}]:not(script, link, use)`).join()).map((element) =>
      tag(element, names),
    );
  const parts = {
    text: visibleText($, $.root().contents().get()),
    spoken: having(SPOKEN),
    links: having(ADDRESSES),
    ids: all('[id]').map(({attribs}) => attribs.id!),
    languages: having(['lang']),
    head: all('title, meta, link, base').map((element) => tag(element)),
    data: all('[type="application/ld+json"]').flatMap((element) =>
      JSON.stringify(JSON.parse($(element).html()!), null, 1).split('\n'),
    ),
    fields: all(FIELDS).map((element) =>
      tag(element, ['type', 'name', 'value', 'required', 'pattern', 'maxlength', 'for', 'min']),
    ),
    bytes: [String(brotliCompressSync(html).length)],
  };
  return Object.fromEntries(
    Object.entries(parts).map(([part, lines]) => [`${name}: ${part}`, lines]),
  );
}

const TEXTS = /\.(?:xml|txt|webmanifest|json)$|_headers$|_redirects$/;
/** What is compared by what it does: the records by the answers to queries, scripts by the tests. */
const BY_EFFECT = /search-index\.json$|\.(?:js|css|map)$/;

/** The names of the public files, and the lines of those that are text. */
function recordFiles(): BuildRecord {
  const files = readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|html)$/.test(entry.name))
    .map((entry) => path.relative(buildDir, path.join(entry.parentPath, entry.name)))
    .filter((name) => !BY_EFFECT.test(name))
    .sort();
  const lines = (name: string) =>
    withoutHashes(readFileSync(path.join(buildDir, name), 'utf8')).split(/\n|(?=<url>|<item>)/);
  return {
    files: files.map(withoutHashes),
    ...Object.fromEntries(
      files.filter((name) => TEXTS.test(name)).map((name) => [`/${name}`, lines(name)]),
    ),
  };
}

const address = (answer: SearchAnswer): string =>
  answer.kind === 'page'
    ? [answer.path, ...answer.sections.map(({anchor}) => anchor)].join(' #')
    : `${answer.kind} ${answer.id}`;

function recordSearch(locale: Locale): BuildRecord {
  const file = path.join(buildDir, baseOf(locale), SEARCH_INDEX_FILE);
  const text = readFileSync(file, 'utf8');
  const search = searchIndex(JSON.parse(text) as SearchData);
  const asked = [queries, laterQueries].flatMap((scripts) => Object.values(scripts).flat());
  return {
    [`search, ${locale}: answers`]: asked.map(
      ([query]) => `${query}: ${search(query).answers.slice(0, 5).map(address).join(', ')}`,
    ),
    [`search, ${locale}: bytes`]: [String(brotliCompressSync(text).length)],
  };
}

const HEADERS = [
  ...['location', 'content-type', 'content-language', 'cache-control', 'allow', 'vary', 'link'],
  ...['content-security-policy', 'strict-transport-security', 'x-content-type-options'],
  ...['referrer-policy', 'permissions-policy', 'cross-origin-opener-policy', 'x-robots-tag'],
];

const summary = ({status, headers}: Reply): string =>
  [
    status,
    ...HEADERS.flatMap((name) => (headers[name] ? `${name}: ${withoutHashes(headers[name])}` : [])),
  ].join('; ');

/** Not all of them: a file that goes would change every careless question after it. */
const FILES = ['/robots.txt', '/site.webmanifest', '/img/favicon.svg'];

async function recordHost({name, port, close}: Host, site: Site): Promise<BuildRecord> {
  try {
    const files = site.files.filter((name) => !/^(?:\/ne)?\/assets\//.test(name));
    const careless = questions(600, 20_260, {...site, files: FILES, hidden: ['/about.html.br']});
    const all = [...site.pages, ...files].map((target) => ({target})).concat(careless);
    const lines: string[] = [];
    for (const question of all) {
      const text = JSON.stringify(question).slice(0, 200);
      lines.push(
        `${text} → ${summary(await ask(port, question)).replaceAll(String(port), 'PORT')}`,
      );
    }
    return {[`answers of ${name}`]: lines};
  } finally {
    await close();
  }
}

/** Reads the build and asks every host for it that can be started on this machine. */
export async function recordBuild(): Promise<BuildRecord> {
  const pages = readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'))
    .sort();
  const record = Object.assign(
    {},
    ...pages.map((name) =>
      recordDocument(`/${name}`, readFileSync(path.join(buildDir, name), 'utf8')),
    ),
    recordFiles(),
    ...locales.map(recordSearch),
  ) as BuildRecord;
  const site = readSite();
  for (const {start, missing} of Object.values(hosts)) {
    if (missing) console.log(missing);
    else Object.assign(record, await recordHost(await start(), site));
  }
  return record;
}
