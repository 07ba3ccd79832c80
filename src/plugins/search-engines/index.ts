import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readEnglish} from 'content/read/pages';
import type {Data} from '../../content/lists';
import {defaultLocale, locales} from 'nepali-text/locale';
import {finish} from '../finish-build';
import {loadSiteData} from '../../content';
import {readPages} from './readPage';
import {robotsTxt} from './sitemap';
import {articlesOf, structuredData, withData} from './structuredData';

/**
 * Writes robots.txt, security.txt, and structured data (JSON-LD) at the end of each page. The
 * alternate links of the sitemaps are in sitemap.ts.
 *
 * A placeholder is left out: there is no Organization, WebSite or Article while the name of the company is
 * one, and no telephone, email, profile or video that is one. They appear when its line `standin: true`
 * is deleted. Breadcrumbs and questions repeat what a reader sees on the page.
 */
export default function searchEngines({siteDir, siteConfig}: LoadContext): Plugin {
  return {
    name: 'search-engines',

    postBuild: (props) =>
      finish(props, 15, async ({dir, languages}) => {
        const {lists} = await loadSiteData(siteDir);
        const root = `${siteConfig.url}/`;
        const homes = languages.map(({base}) => siteConfig.url + base);
        writeFileSync(path.join(dir, 'robots.txt'), robotsTxt(homes));
        mkdirSync(path.join(dir, path.dirname(SECURITY_TXT)), {recursive: true});
        const security = securityTxt(lists[defaultLocale].site, root, homes);
        writeFileSync(path.join(dir, SECURITY_TXT), security);

        const articles = articlesOf(readEnglish(siteDir));
        for (const language of languages) {
          const {locale, base} = language;
          const home = siteConfig.url + base;
          const site = {
            ...lists[locale],
            ...{locale, root, home, articles: articles.map((name) => home + name)},
          };
          const pages = readPages(dir, language);
          const all = pages.map((page) => page.facts);
          for (const page of pages)
            writeFileSync(page.file, withData(page.html, structuredData(page.facts, site, all)));
        }
      }),
  };
}

const SECURITY_TXT = '.well-known/security.txt';

/**
 * Where a weakness of the site is reported, as RFC 9116 has it. While the email address is a
 * stand-in, the Contact page is the only contact.
 *
 * @param root the address of the site, with a slash at its end
 * @param homes that of each language
 */
export function securityTxt(
  {email, security}: Pick<Data<'site'>, 'email' | 'security'>,
  root: string,
  homes: readonly string[],
): string {
  const contacts = homes.map((home) => `${home}contact`);
  const lines = [
    ...[...(email.standin ? [] : [`mailto:${email.address}`]), ...contacts].map(
      (contact) => `Contact: ${contact}`,
    ),
    `Expires: ${security.expires.iso}T00:00:00Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${root}${SECURITY_TXT}`,
  ];
  return `${lines.join('\n')}\n`;
}
