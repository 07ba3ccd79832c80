import {defaultLocale, locales} from 'nepali-text/locale';
import {readEnglish} from 'content/read/pages';
import type {Data} from '../../data/lists';
import type {Build, OutputFiles} from '../build';
import {articlesOf, dataElement, structuredData} from './structuredData';

const SECURITY_TXT = '.well-known/security.txt';

/**
 * robots.txt, security.txt, and structured data (JSON-LD) at the end of each page.
 *
 * A placeholder is left out: there is no Organization, WebSite or Article while the name of the company is
 * one, and no telephone, email, profile or video that is one. They appear when its line `placeholder: true`
 * is deleted. Breadcrumbs and questions repeat what a reader sees on the page. A page that search engines
 * leave out has none; robots.txt lets them read it, or they would not know.
 */
export function searchEngines({siteDir, url, lists, languages}: Build): OutputFiles {
  const root = `${url}/`;
  const homes = languages.map(({base}) => url + base);
  const articles = articlesOf(readEnglish(siteDir));
  for (const {locale, base, pages} of languages) {
    const home = url + base;
    const site = {
      ...lists[locale],
      locale,
      root,
      home,
      articles: articles.map((name) => home + name),
    };
    const all = pages.map(({metadata}) => metadata);
    for (const page of pages) {
      if (page.facts.noIndex) continue;
      const things = structuredData(page.metadata, site, all);
      if (things.length === 0) continue;
      const element = dataElement(things);
      page.change([element], ($) => void $('body').append(element));
    }
  }
  const sitemaps = homes.map((home) => `Sitemap: ${home}sitemap.xml\n`).join('');
  return {
    '/robots.txt': `User-agent: *\nAllow: /\n\n${sitemaps}`,
    [`/${SECURITY_TXT}`]: securityTxt(lists[defaultLocale].site, root, homes),
  };
}

/**
 * Where a weakness of the site is reported, as RFC 9116 has it. While the email address is a
 * placeholder, the Contact page is the only contact.
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
    ...[...(email.placeholder ? [] : [`mailto:${email.address}`]), ...contacts].map(
      (contact) => `Contact: ${contact}`,
    ),
    `Expires: ${security.expires.iso}T00:00:00Z`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${root}${SECURITY_TXT}`,
  ];
  return `${lines.join('\n')}\n`;
}
