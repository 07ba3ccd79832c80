import {mkdirSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Data} from '../../collections';
import {writeFileAtomically} from '../../lib/files';
import {toLocale} from '../../lib/locale';
import {htmlFile, pagePaths} from '../../lib/urls';
import {loadSiteData} from '../site-data/siteData';
import {readPage} from './readPage';
import {robotsTxt} from './sitemap';
import {articlesOf, dataElement, type SiteFacts, structuredData, withData} from './structuredData';

/** The fact with the founding date: the day of registration. */
const FOUNDED = 'company-registered';

/**
 * Writes robots.txt, security.txt, and structured data (JSON-LD) at the end of each page. The
 * alternate links of the sitemaps are in sitemap.ts.
 *
 * A placeholder is left out: there is no Organization, WebSite or Article while the name of the company is
 * one, and no telephone, email, profile or video that is one. They appear when its line `standin: true`
 * is deleted. Breadcrumbs and questions repeat what a reader sees on the page.
 */
export default function searchEngines({siteDir, siteConfig, i18n, baseUrl}: LoadContext): Plugin {
  const {url} = siteConfig;
  const locale = toLocale(i18n.currentLocale);
  const homes = i18n.locales.map((one) => url + (i18n.localeConfigs[one]?.baseUrl ?? '/'));
  let facts: SiteFacts;

  return {
    name: 'search-engines',

    // After the lists were read and checked.
    async allContentLoaded({allContent}) {
      const {lists} = await loadSiteData(siteDir);
      const docs = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      const {site, videos, facts: all} = lists[locale];
      const articles = articlesOf(docs.loadedVersions.flatMap((version) => version.docs));
      facts = {
        locale,
        root: `${url}/`,
        home: url + baseUrl,
        site,
        founded: all[FOUNDED]?.iso,
        videos,
        articles: articles.map((path) => url + path),
      };
    },

    async postBuild({routes, outDir}) {
      if (locale === i18n.defaultLocale) {
        const sitemaps = homes.map((home) => `${home}sitemap.xml`);
        writeFileSync(path.join(outDir, 'robots.txt'), robotsTxt(sitemaps));
        const contacts = homes.map((home) => `${home}contact`);
        const security = securityTxt(facts.site, homes[0] ?? url, contacts, i18n.locales);
        mkdirSync(path.join(outDir, path.dirname(SECURITY_TXT)), {recursive: true});
        writeFileSync(path.join(outDir, SECURITY_TXT), security);
      }
      const pages = await Promise.all(
        pagePaths(routes).map(async (page) => {
          const file = path.join(outDir, htmlFile(page, baseUrl));
          const html = await readFile(file, 'utf8');
          return {file, html, page: readPage(html)};
        }),
      );
      const all = pages.map(({page}) => page);
      for (const {file, html, page} of pages) {
        const element = dataElement(structuredData(page, facts, all));
        // Other plugins read the pages at the same time.
        await writeFileAtomically(file, withData(html, element));
      }
    },
  };
}

const SECURITY_TXT = '.well-known/security.txt';

/**
 * Where a weakness of the site is reported, as RFC 9116 has it. While the email address is a
 * stand-in, the Contact page is the only contact.
 *
 * @param root the address of the site, with a slash at its end
 * @param pages of the site's own contact, an address in each language
 */
export function securityTxt(
  {email, security}: Pick<Data<'site'>, 'email' | 'security'>,
  root: string,
  pages: readonly string[],
  locales: readonly string[],
): string {
  const contacts = [...(email.standin ? [] : [`mailto:${email.address}`]), ...pages];
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${security.expires.iso}T00:00:00Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${root}${SECURITY_TXT}`,
  ];
  return `${lines.join('\n')}\n`;
}
