import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {html, jsx, mdx} from './markup.mjs';
import {compressFolder} from './serve.mjs';

const benchDir = path.dirname(import.meta.dirname);
const inModules = (file) => path.join(benchDir, 'node_modules', file);
const readText = (file) => readFileSync(file, 'utf8');

function write(file, text) {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** "/" is index, "/ne/press" is press. */
const nameOf = ({path: address}) => address.replace(/^\/ne(?=\/|$)/, '').slice(1) || 'index';

/** A page of Astro for each address, with the content as HTML. */
function astroSources({pages}) {
  return pages.map((page) => {
    const {lang, title, description, isArticle} = page;
    const other =
      lang === 'en'
        ? {href: `/ne${page.path}`, lang: 'ne', label: 'नेपाली'}
        : {href: page.path.slice(3) || '/', lang: 'en', label: 'English'};
    const props = Object.entries({lang, title, description, other})
      .map(([prop, value]) => `${prop}={${JSON.stringify(value)}}`)
      .join(' ');
    // Braces would begin an expression.
    const content = page.body
      .map(html)
      .join('')
      .replace(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`);
    const file = `${lang === 'en' ? '' : `${lang}/`}${nameOf(page)}.astro`;
    const up = file.split('/').fill('..').join('/');
    return [
      `src/pages/${file}`,
      `---\nimport Layout from '${up}/layouts/Layout.astro';\n---\n\n<Layout ${props}>${isArticle ? `<article>${content}</article>` : content}</Layout>\n`,
    ];
  });
}

/** Articles as documents in MDX, with the sidebar; all others as pages in React. */
function docusaurusSources({pages, frames}) {
  const files = pages.map((page) => {
    const [title, description] = [page.title, page.description].map((text) => JSON.stringify(text));
    const name = nameOf(page);
    const translated = `i18n/${page.lang}/docusaurus-plugin-content`;
    if (page.isArticle) {
      return [
        `${page.lang === 'en' ? 'docs' : `${translated}-docs/current`}/${name}.mdx`,
        `---\ntitle: ${title}\ndescription: ${description}\nslug: "/${name}"\n---\n\nimport Link from '@docusaurus/Link';\n\n${mdx(page.body)}\n`,
      ];
    }
    return [
      `${page.lang === 'en' ? 'src/pages' : `${translated}-pages`}/${name}.js`,
      `import Link from '@docusaurus/Link';\nimport Layout from '@theme/Layout';\n\nexport default function Page() {\n  return <Layout title={${title}} description={${description}}><main className="container margin-vert--lg">${page.body.map(jsx).join('')}</main></Layout>;\n}\n`,
    ];
  });
  const {en, ne} = frames;
  const labels = (prefix, links, others) =>
    links.map(({label}, at) => [`${prefix}.${label}`, {message: others[at].label}]);
  const navbar = labels('item.label', en.menu, ne.menu);
  const footer = [
    ['copyright', {message: ne.credits.join(' · ')}],
    ...en.columns.flatMap(({heading, links}, at) => [
      [`link.title.${heading}`, {message: ne.columns[at].heading}],
      ...labels('link.item.label', links, ne.columns[at].links),
    ]),
  ];
  const theme = 'i18n/ne/docusaurus-theme-classic';
  return [
    ...files,
    [`${theme}/navbar.json`, JSON.stringify(Object.fromEntries(navbar))],
    [`${theme}/footer.json`, JSON.stringify(Object.fromEntries(footer))],
  ];
}

const peers = {
  astro: {
    sources: astroSources,
    assets: 'public',
    styles: 'src/styles/content.css',
    built: 'dist',
    program: 'astro/astro.js',
  },
  docusaurus: {
    sources: docusaurusSources,
    assets: 'static',
    styles: 'src/css/custom.css',
    built: 'build',
    program: '@docusaurus/core/bin/docusaurus.mjs',
  },
};

/** The template's own files, as the command that begins a new site copies them. */
function copyTemplate(folder) {
  const template = (file) => inModules(path.join('create-docusaurus/templates', file));
  for (const part of ['src/css', 'static'])
    cpSync(template(`shared/${part}`), path.join(folder, part), {recursive: true});
  cpSync(template('classic/docusaurus.config.js'), path.join(folder, 'stock.config.js'));
  cpSync(template('classic/package.json'), path.join(folder, 'package.json'));
}

/** What our content needs whatever the theme: the colours of the drawings, and our fonts. */
function addedStyles({colours, faces, frames}) {
  const fonts = Object.entries(frames).flatMap(([lang, {fonts: families}]) => [
    `:root:lang(${lang}) { --ifm-font-family-base: ${families}; --ifm-heading-font-family: ${families} }`,
    `body:lang(${lang}) { font-family: ${families} }`,
  ]);
  const shared = readText(path.join(benchDir, 'peers/content.css'));
  return [`:root { ${colours.join('; ')} }`, shared, faces, ...fonts].join('\n');
}

function writeSources(name, folder, content) {
  const {sources, assets, styles} = peers[name];
  rmSync(folder, {recursive: true, force: true});
  if (name === 'docusaurus') copyTemplate(folder);
  cpSync(path.join(benchDir, 'peers', name), folder, {recursive: true});
  for (const file of content.files)
    cpSync(path.join(content.build, file), path.join(folder, assets, file));
  cpSync(path.join(content.build, 'img/favicon.svg'), path.join(folder, assets, 'favicon.svg'));
  const url = 'https://sipalu.example';
  const {frames} = content;
  write(path.join(folder, 'site.json'), JSON.stringify({name: frames.en.name, url, frames}));
  for (const [file, text] of sources(content)) write(path.join(folder, file), text);
  const sheet = path.join(folder, styles);
  const own = existsSync(sheet) ? readText(sheet) : '';
  write(sheet, `${own}\n${addedStyles(content)}`);
}

/** All that a peer is made from; while it is the same, the built peer is kept. */
function stampOf(content) {
  const hash = createHash('sha256').update(JSON.stringify({...content, build: ''}));
  for (const folder of ['lib', 'peers']) {
    const entries = readdirSync(path.join(benchDir, folder), {
      recursive: true,
      withFileTypes: true,
    });
    const files = entries.filter((entry) => entry.isFile());
    const paths = files.map(({parentPath, name}) => path.join(parentPath, name)).sort();
    for (const file of paths) hash.update(readFileSync(file));
  }
  hash.update(readFileSync(path.join(benchDir, 'package.json')));
  return hash.digest('hex');
}

/**
 * The content made into a site with a peer's tools.
 *
 * @returns the folder of the built site
 * @throws what the peer's build wrote, when it fails
 */
export function buildPeer(name, content, cacheDir) {
  const folder = path.join(cacheDir, name);
  const {program, built} = peers[name];
  const dir = path.join(folder, built);
  const stampFile = path.join(folder, '.stamp');
  const stamp = stampOf(content);
  if (existsSync(stampFile) && readText(stampFile) === stamp) return dir;
  console.error(`Building ${name} with our ${content.pages.length} pages …`);
  writeSources(name, folder, content);
  const env = {...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1'};
  const options = {cwd: folder, env, encoding: 'utf8'};
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [inModules(program), 'build'],
    options,
  );
  if (status !== 0) throw new Error(`The build of ${name} failed:\n${stdout}${stderr}`);
  compressFolder(dir);
  writeFileSync(stampFile, stamp);
  return dir;
}
