import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readEnglish} from 'content-checks/pages/readPages';
import type {Data} from '../../collections';
import {defaultLocale, locales} from 'nepali-text/locale';
import {finish} from '../finish-build';
import {builtPages, readLocaleTable} from '../routing/routeTable';
import {loadSiteData} from '../site';
import {readPage} from './readPage';
import {robotsTxt} from './sitemap';
import {articlesOf, dataElement, type SiteFacts, structuredData, withData} from './structuredData';

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
      finish(props, 15, async (buildDir) => {
        const {lists} = await loadSiteData(siteDir);
        const root = `${siteConfig.url}/`;
        const articles = articlesOf(readEnglish(siteDir));
        writeForMachines(buildDir, root, lists[defaultLocale].site);
        for (const locale of locales) {
          const {site, videos, facts} = lists[locale];
          const home = siteConfig.url + readLocaleTable(buildDir, locale).base;
          addStructuredData(buildDir, {
            ...{locale, root, home, site, facts, videos},
            articles: articles.map((name) => home + name),
          });
        }
      }),
  };
}

/** Puts structured data into every page of a language. */
function addStructuredData(buildDir: string, facts: SiteFacts): void {
  const pages = builtPages(buildDir, facts.locale).map((one) => ({
    ...one,
    page: readPage(one.html),
  }));
  const all = pages.map(({page}) => page);
  for (const {file, html, page} of pages)
    writeFileSync(file, withData(html, dataElement(structuredData(page, facts, all))));
}

/** Writes robots.txt and security.txt. */
function writeForMachines(buildDir: string, root: string, site: Data<'site'>): void {
  const homes = locales.map((locale) => root + readLocaleTable(buildDir, locale).base.slice(1));
  const write = (name: string, text: string) => {
    mkdirSync(path.join(buildDir, path.dirname(name)), {recursive: true});
    writeFileSync(path.join(buildDir, name), text);
  };
  write('robots.txt', robotsTxt(homes.map((home) => `${home}sitemap.xml`)));
  const contacts = homes.map((home) => `${home}contact`);
  write(SECURITY_TXT, securityTxt(site, root, contacts, locales));
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
