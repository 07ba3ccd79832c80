import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Language, languages} from '../../../src/collections/language';
import {baseOf, buildDir} from '../../../scripts/lib/paths';

export interface SitePage {
  /** Canonical, for example "/ne/about". */
  path: string;
  language: Language;
}

function pagesOf(language: Language): SitePage[] {
  const file = path.join(buildDir, baseOf(language), 'sitemap.xml');
  if (!existsSync(file)) throw new Error(`There is no ${file}. Type: npm run build`);
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => ({
    path: new URL(url).pathname,
    language,
  }));
}

/** Every page of the build in every language, from its sitemaps: a new page needs no new test. */
export function sitePages(): SitePage[] {
  return languages.flatMap(pagesOf);
}
