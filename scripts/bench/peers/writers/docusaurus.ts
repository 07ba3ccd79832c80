import type {SiteContent} from '../content';
import {blocks, jsx, markdownHeading} from '../tree';
import {component, type Files, frontMatter, placeOf} from './shared';

/** Articles as documents in MDX, with the sidebar; all others as pages in React. */
export function docusaurus({pages, frames}: SiteContent): Files {
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
