import {readFileSync} from 'node:fs';
import {defineConfig} from 'astro/config';

const {url} = JSON.parse(readFileSync('site.json', 'utf8'));

export default defineConfig({
  site: url,
  trailingSlash: 'never',
  build: {format: 'file'},
  i18n: {defaultLocale: 'en', locales: ['en', 'ne']},
});
