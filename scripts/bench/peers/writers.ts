import path from 'node:path';
import type {PeerName} from '../pages/options';
import type {PageContent, SiteContent} from './content';
import {blocks, html, jsx, type JsxOptions, markdownHeading, type Node} from './tree';

/** The files of a peer that hold our words, by path below its folder. */
export type Files = Record<string, string>;

/** "/" is index, "/ne/press" is press of Nepali. */
export function placeOf({path: address, lang}: PageContent): {name: string; lang: string} {
  const name = address.replace(/^\/ne(?=\/|$)/, '').slice(1) || 'index';
  return {name, lang};
}

const without = (tag: string, nodes: readonly Node[]): Node[] =>
  nodes
    .filter((node) => typeof node === 'string' || node.tag !== tag)
    .map((node) =>
      typeof node === 'string' ? node : {...node, children: without(tag, node.children)},
    );

const frontMatter = (fields: object): string =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n`;

const component = (
  page: PageContent,
  around: (inside: string) => string,
  options: JsxOptions,
): string =>
  `export default function Page() {\n  return (${around(page.body.map((node) => jsx(node, options)).join(''))});\n}\n`;

/** Articles as documents in MDX, with the sidebar; all others as pages in React. */
function docusaurus({pages, frames}: SiteContent): Files {
  const files: Files = {};
  const link = {tag: 'Link', target: 'to'};
  for (const page of pages) {
    const {name, lang} = placeOf(page);
    const {title, description} = page;
    const folder = (plugin: string, usual: string): string =>
      lang === 'en' ? usual : `i18n/${lang}/docusaurus-plugin-content-${plugin}`;
    if (page.isArticle) {
      const words = blocks(page.body).map((block) =>
        'nodes' in block
          ? block.nodes.map((node) => jsx(node, {link})).join('\n\n')
          : `${markdownHeading(block.level, block.words)}${block.id ? ` {/* #${block.id} */}` : ''}`,
      );
      const place = folder('docs', 'docs') + (lang === 'en' ? '' : '/current');
      files[`${place}/${name}.mdx`] =
        `${frontMatter({title, description, slug: `/${name}`})}\nimport Link from '@docusaurus/Link';\n\n${words.join('\n\n')}\n`;
    } else {
      const layout = (inside: string): string =>
        `<Layout title={${JSON.stringify(title)}} description={${JSON.stringify(description)}}><main className="container margin-vert--lg">${inside}</main></Layout>`;
      files[`${folder('pages', 'src/pages')}/${name}.js`] =
        `import Link from '@docusaurus/Link';\nimport Layout from '@theme/Layout';\n\n${component(page, layout, {link})}`;
    }
  }
  const {en, ne} = frames;
  const navbar: Record<string, {message: string}> = {};
  const footer: Record<string, {message: string}> = {
    copyright: {message: ne!.credits.join(' · ')},
  };
  en!.menu.forEach(
    ({label}, at) => (navbar[`item.label.${label}`] = {message: ne!.menu[at]!.label}),
  );
  en!.columns.forEach(({heading, links}, at) => {
    const other = ne!.columns[at]!;
    footer[`link.title.${heading}`] = {message: other.heading};
    links.forEach(({label}, index) => {
      footer[`link.item.label.${label}`] = {message: other.links[index]!.label};
    });
  });
  files['i18n/ne/docusaurus-theme-classic/navbar.json'] = JSON.stringify(navbar);
  files['i18n/ne/docusaurus-theme-classic/footer.json'] = JSON.stringify(footer);
  return files;
}

const otherOf = (page: PageContent): {href: string; lang: string; label: string} =>
  page.lang === 'en'
    ? {href: `/ne${page.path}`, lang: 'ne', label: 'नेपाली'}
    : {href: page.path.slice(3) || '/', lang: 'en', label: 'English'};

function astro({pages}: SiteContent): Files {
  const files: Files = {};
  for (const page of pages) {
    const {name, lang} = placeOf(page);
    const folder = lang === 'en' ? '' : `${lang}/`;
    const {title, description} = page;
    const props = Object.entries({lang, title, description, other: otherOf(page)})
      .map(([prop, value]) => `${prop}={${JSON.stringify(value)}}`)
      .join(' ');
    const inside = page.body
      .map(html)
      .join('')
      .replace(/[{}]/g, (brace) => `&#${brace.charCodeAt(0)};`);
    files[`src/pages/${folder}${name}.astro`] =
      `---\nimport Layout from '${folder ? '../' : ''}../layouts/Layout.astro';\n---\n\n<Layout ${props}>${page.isArticle ? `<article>${inside}</article>` : inside}</Layout>\n`;
  }
  return files;
}

/** Everything is a document in Markdown; those that are no articles take Starlight's wide template. */
function starlight({pages}: SiteContent): Files {
  const files: Files = {};
  for (const page of pages) {
    const {name, lang} = placeOf(page);
    // Starlight shows the title as the first heading.
    const first = blocks(page.body).find((block) => 'level' in block && block.level === 1);
    const title = first && 'words' in first ? first.words : page.title;
    const words = blocks(without('h1', page.body)).map((block) =>
      'nodes' in block
        ? `<div>${block.nodes.map(html).join('')}</div>`
        : markdownHeading(block.level, block.words),
    );
    const template = page.isArticle ? 'doc' : 'splash';
    files[`src/content/docs/${lang === 'en' ? '' : `${lang}/`}${name}.md`] =
      `${frontMatter({title, description: page.description, template})}\n${words.join('\n\n')}\n`;
  }
  return files;
}

/** A page of React for each address, loaded when it is asked for. */
function vite({pages}: SiteContent): Files {
  const files: Files = {};
  const link = {tag: 'Link', target: 'to'};
  const routes = pages.map((page) => {
    const place = placeOf(page);
    const file = `pages/${place.lang}/${place.name}.jsx`;
    const {title, description} = page;
    const around = (inside: string): string =>
      `<><title>{${JSON.stringify(title)}}</title><meta name="description" content={${JSON.stringify(description)}} />${inside}</>`;
    files[`src/${file}`] =
      `import {Link} from 'react-router';\n\n${component(page, around, {link})}`;
    const lazy = `() => import('./${file}').then((page) => ({Component: page.default}))`;
    return `  {path: ${JSON.stringify(page.path)}, lazy: ${lazy}},`;
  });
  files['src/routes.js'] = `export const routes = [\n${routes.join('\n')}\n];\n`;
  return files;
}

export const writers: Record<PeerName, (content: SiteContent) => Files> = {
  docusaurus,
  astro,
  starlight,
  vite,
};

/** Where each peer wants files that are served as they are, and where it puts what it has built. */
export const places: Record<
  PeerName,
  {files: string; styles: string; built: string; program: string[]}
> = {
  docusaurus: {
    files: 'static',
    styles: 'src/css',
    built: 'build',
    program: [path.join('@docusaurus/core/bin/docusaurus.mjs'), 'build'],
  },
  astro: {
    files: 'public',
    styles: 'src/styles',
    built: 'dist',
    program: ['astro/astro.js', 'build'],
  },
  starlight: {
    files: 'public',
    styles: 'src/styles',
    built: 'dist',
    program: ['astro/astro.js', 'build'],
  },
  vite: {files: 'public', styles: 'src', built: 'dist', program: ['vite/bin/vite.js', 'build']},
};
