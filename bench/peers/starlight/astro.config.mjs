import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const {name, url, frames} = JSON.parse(readFileSync('site.json', 'utf8'));
const {menu, columns} = frames.en;

/** Starlight adds the language to links within the site by itself. */
const entry = (link, index, all, translated) => ({
  label: link.label,
  translations: {ne: translated.label},
  link: link.href,
});
const group = (label, ne, links, translated) => ({
  label,
  translations: {ne},
  items: links.map((link, index) => entry(link, index, links, translated[index])),
});

export default defineConfig({
  site: url,
  trailingSlash: 'never',
  build: {format: 'file'},
  integrations: [
    starlight({
      title: name,
      defaultLocale: 'root',
      locales: {root: {label: 'English', lang: 'en'}, ne: {label: 'नेपाली', lang: 'ne'}},
      customCss: ['./src/styles/content.css'],
      components: {Footer: './src/components/Footer.astro'},
      sidebar: [
        group(name, frames.ne.name, menu, frames.ne.menu),
        ...columns.map(({heading, links}, index) => {
          const other = frames.ne.columns[index];
          return group(heading, other.heading, links, other.links);
        }),
      ],
    }),
  ],
});
