import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import * as fs from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {brotliCompressSync} from 'node:zlib';

/*
 * Builds two copies of the repository, one as it is and one with so many times the trades, articles about us, videos and
 * articles of prose, and prints what both cost. It uses the packages of the repository, and none of this folder.
 */

const root = path.join(import.meta.dirname, '..');
const {parse, stringify} = createRequire(path.join(root, 'package.json'))('yaml');

/** The articles that stand by themselves. */
const ARTICLES = ['faq', 'privacy', 'tos', 'welcome', 'accessibility'];
const NEPALI = 'i18n/ne/docusaurus-plugin-content-docs/current';

const FIRST = ['k', 'kh', 'g', 'ch', 'j', 't', 'd', 'n', 'p', 'b', 'm', 'r', 'l', 's'];
const VOWELS = ['a', 'i', 'u', 'e', 'o'];
const LETTERS = [...'कखगचजटडतदनपबमरलस'];
const SIGNS = ['', 'ा', 'ि', 'ु', 'े', 'ो'];

let invented = 0;

/** A word of three syllables that no text has. */
function inventWord(first, second) {
  invented += 1;
  // No common divisor with the number of words that there are.
  let rest = invented * 10_007;
  let word = '';
  for (let count = 0; count < 3; count += 1) {
    word += first[rest % first.length];
    rest = Math.floor(rest / first.length);
    word += second[rest % second.length];
    rest = Math.floor(rest / second.length);
  }
  return word;
}

const inventEnglish = () => inventWord(FIRST, VOWELS);
const inventNepali = () => inventWord(LETTERS, SIGNS);

let words = 0;

/** Every eighth long word becomes another one, so that a copy has words of its own, as another trade would have. */
function reword(text) {
  const every = (invent) => (word) => (++words % 8 === 0 ? invent() : word);
  return text
    .replace(/(?<![\p{L}\p{M}{])\p{Script=Devanagari}{4,}(?![\p{L}\p{M}])/gu, every(inventNepali))
    .replace(/(?<![\p{L}{/-])[a-z]{5,}(?![\p{L}}/-])/gu, every(inventEnglish));
}

const rewordAll = (value, key) => {
  if (typeof value === 'string')
    return /^(?:icon|meeting|outlet|language|youtube|link|date|published)$/.test(key)
      ? value
      : reword(value);
  if (Array.isArray(value)) return value.map((one) => rewordAll(one, key));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([name, one]) => [name, rewordAll(one, name)]));
};

/** What may not be the same twice in an entry of a list. */
const distinct = {
  services: ({name: {en, ne}}) => ({
    name: {en: `${en} ${inventEnglish()}`, ne: `${ne} ${inventNepali()}`},
  }),
  media: ({link}, copy) => ({link: link && `${link}-${copy}`}),
  videos: ({youtube}, copy) => ({youtube: `${youtube.slice(0, 9)}${copy + 10}`, featured: false}),
};

function grow(folder, scale) {
  const read = (file) => fs.readFileSync(path.join(folder, file), 'utf8');
  const write = (file, text) => fs.writeFileSync(path.join(folder, file), text);
  const copies = Array.from({length: scale - 1}, (_, index) => index + 2);
  for (const [list, changes] of Object.entries(distinct)) {
    const file = `src/data/${list}.yml`;
    const entries = parse(read(file));
    const copyOf = ({id, ...rest}, copy) => ({
      id: `${id}-${copy}`,
      ...rewordAll(rest),
      ...changes(rest, copy),
    });
    const added = copies.flatMap((copy) => entries.map((entry) => copyOf(entry, copy)));
    write(file, stringify([...entries, ...added], {lineWidth: 0}));
  }
  const articles = copies.flatMap((copy) => ARTICLES.map((article) => [article, copy]));
  for (const [language, invent] of [
    ['docs', inventEnglish],
    [NEPALI, inventNepali],
  ]) {
    for (const [article, copy] of articles) {
      const [, head, body] = /^(---\n[^]*?\n---\n)([^]*)$/.exec(read(`${language}/${article}.mdx`));
      const ownHead = head.replace(/^(?:title|description): ['"]?/gm, `$&${invent()} `);
      // Lines of words only: no tags, imports and comments.
      const ownBody = body.replace(/^(?!import)[^<{[\n]*$/gm, reword);
      write(`${language}/${article}-${copy}.mdx`, ownHead + ownBody);
    }
  }
  // A build refuses terms that nobody has compared.
  const files = articles.map(([article, copy]) => `docs/${article}-${copy}.mdx`);
  const agree = ['--import', './scripts/setup.mjs', 'scripts/agree.ts', ...files];
  execFileSync(process.execPath, agree, {cwd: folder, stdio: ['ignore', 'ignore', 2]});
}

/** The repository as it is, with what was changed, and its packages. */
function copyRepository(folder) {
  const git = (cwd, ...words) => execFileSync('git', words, {cwd, encoding: 'utf8'}).trim();
  const state = git(root, 'stash', 'create') || git(root, 'rev-parse', 'HEAD');
  git(root, 'worktree', 'add', '--quiet', '--detach', folder, state);
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
    const place = path.join(root, 'node_modules', name);
    // The links to our own packages then lead to those of the copy.
    const isOurs = fs.lstatSync(place).isSymbolicLink();
    const target = isOurs ? fs.readlinkSync(place) : place;
    fs.symlinkSync(target, path.join(folder, 'node_modules', name));
  }
  return () => git(root, 'worktree', 'remove', '--force', folder);
}

/** The memory of a process and of those that it has started, in KB; only Linux says it. */
function memoryOf(pid) {
  try {
    const rollup = fs.readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const of = (name) => Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(rollup)?.[1] ?? 0);
    const threads = fs.readdirSync(`/proc/${pid}/task`);
    return threads
      .flatMap((thread) =>
        fs.readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
      )
      .map(memoryOf)
      .reduce((sum, {rss, pss}) => ({rss: sum.rss + rss, pss: sum.pss + pss}), {
        rss: of('Rss'),
        pss: of('Pss'),
      });
  } catch {
    return {rss: 0, pss: 0};
  }
}

/** A first build, without compressed copies. */
async function build(folder) {
  const command =
    "require('./scripts/build.ts').buildIfChanged(true).then((ok) => process.exit(ok ? 0 : 1))";
  const words = ['--import', './scripts/setup.mjs', '--eval', command];
  const started = performance.now();
  const child = spawn(process.execPath, words, {cwd: folder, stdio: ['ignore', 2, 2]});
  const peak = {rss: 0, pss: 0};
  const timer = setInterval(() => {
    const now = memoryOf(child.pid);
    for (const kind of ['rss', 'pss']) peak[kind] = Math.max(peak[kind], now[kind]);
    // Reading it takes the kernel a tenth of a second.
  }, 1000);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build in ${folder} failed.`);
  return {seconds: (performance.now() - started) / 1000, ...peak};
}

const sent = (folder, ...files) =>
  files
    .map((file) => fs.readFileSync(path.join(folder, 'build', file)))
    .reduce((sum, content) => sum + brotliCompressSync(content).length, 0) / 1024;

/** What a build costs, and what visitors fetch, in KB. */
async function measure(folder) {
  const {seconds, rss, pss} = await build(folder);
  const page = (file) => sent(folder, `${file}.html`);
  const files = fs.readdirSync(path.join(folder, 'build'), {recursive: true});
  const code = files.filter((file) => /\/(?:site-search\.(?:js|css)|search\.js)$/.test(file));
  // Its code, the dialog, and the records that it waits for; a small site has no file of texts.
  const answer = (base) =>
    sent(folder, ...code, `${base}search-box.txt`, `${base}search-names.json`);
  const texts = (base) => {
    const file = `${base}search-texts.json`;
    return files.includes(file) ? sent(folder, file) : 0;
  };
  return {
    'documents of the build': files.filter((file) => file.endsWith('.html')).length,
    'build, s': seconds,
    'peak of its memory, RSS, MB': rss / 1024,
    'the same, PSS, MB': pss / 1024,
    'home page, KB': page('index'),
    'home page in Nepali, KB': page('ne/index'),
    'first answer of the search, KB': answer(''),
    'the same in Nepali, KB': answer('ne/'),
    'an answer that only a text has, KB': answer('') + texts(''),
    'that in Nepali, KB': answer('ne/') + texts('ne/'),
    '/media, KB': page('media'),
    '/search, KB': page('search'),
    '/hire/plumber, KB': page('hire/plumber'),
  };
}

const scale = Number(process.argv[2] ?? 10);
if (!Number.isInteger(scale) || scale < 2 || scale > 80) {
  console.error(`npm run growth takes a whole number from 2 to 80, not "${process.argv[2]}".`);
  process.exit(1);
}
const results = [];
for (const times of [1, scale]) {
  const folder = path.join(fs.mkdtempSync(path.join(tmpdir(), 'growth-')), 'site');
  const remove = copyRepository(folder);
  try {
    if (times > 1) grow(folder, times);
    results.push(await measure(folder));
  } finally {
    remove();
  }
}
const [now, grown] = results;
const rows = Object.entries(now).map(([name, value]) => {
  const later = grown[name];
  const digits = value < 100 ? 1 : 0;
  return `| ${name} | ${value.toFixed(digits)} | ${later.toFixed(digits)} | ${(later / value).toFixed(2)} |`;
});
console.log(['| | today | grown | ratio |', '| --- | ---: | ---: | ---: |', ...rows].join('\n'));
