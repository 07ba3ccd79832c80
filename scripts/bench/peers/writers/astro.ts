import type {PageContent, SiteContent} from '../content';
import {html} from '../tree';
import {type Files, placeOf} from './shared';

const otherOf = (page: PageContent): {href: string; lang: string; label: string} =>
  page.lang === 'en'
    ? {href: `/ne${page.path}`, lang: 'ne', label: 'नेपाली'}
    : {href: page.path.slice(3) || '/', lang: 'en', label: 'English'};

/** A page of Astro for each address, with our words as HTML. */
export function astro({pages}: SiteContent): Files {
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
