import {readFileSync} from 'node:fs';
import {expect, test} from './support/fixtures';
import {htmlOf} from './support/pagesOnDisk';
import {sitePages} from './support/sitemap';

/** Where a page begins with something else than a sentence, which belongs to the title. */
const BEFORE_LEAD: Readonly<Record<string, string>> = {
  // The salutation of the letter.
  '/welcome': 'h2',
  // How often the app was downloaded, three reasons, and the stores.
  '/app': 'div[class*=bigFact], ul, [class*=code]',
};

/** In a page: its lead, and what stands between it and the title, as the names of elements. */
function headOf([html, allowed]: readonly [string, string]) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const main = page.querySelector('main')!;
  const title = main.querySelector('h1')!;
  const after = [...main.querySelectorAll('*')].filter(
    (element) =>
      title.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !title.contains(element),
  );
  const lead = after.find((element) => element.matches('p') && element.textContent!.trim())!;
  const between = after
    .slice(0, after.indexOf(lead))
    .filter((element) => !element.contains(lead) && !(allowed && element.closest(allowed)));
  return {lead: lead.textContent!, between: between.map(({outerHTML}) => outerHTML.slice(0, 80))};
}

/** In a page: what stands directly after the lead, and how often it is there. */
function languageLinksOf(html: string) {
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')!;
  const links = [...main.querySelectorAll('a[data-load=both]')];
  const line = links[0]?.closest('nav')!.parentElement;
  return {
    number: links.length,
    isAfterLead: line?.previousElementSibling?.lastElementChild?.matches('p') ?? false,
    hasSelfLinks: main.querySelector('.hash-link') !== null,
  };
}

const ARTICLES = ['/press', '/privacy', '/tos', '/welcome'];
/** Their headings link to themselves. */
const WITH_CONTENTS = ['/accessibility', '/press', '/privacy', '/tos'];

test('between the title of a page and its lead stands nothing', async ({page}) => {
  await page.goto('about:blank');
  for (const {path} of sitePages()) {
    const html = readFileSync(htmlOf(path), 'utf8');
    const allowed = BEFORE_LEAD[path.replace(/^\/ne(?=\/)/, '')] ?? '';
    const {lead, between} = await page.evaluate(headOf, [html, allowed] as const);
    expect.soft(between, path).toEqual([]);
    expect.soft(lead.length, path).toBeGreaterThan(10);
  }
});

test('only articles have language links, once and below the lead', async ({page}) => {
  await page.goto('about:blank');
  for (const {path} of sitePages()) {
    const route = path.replace(/^\/ne(?=\/)/, '');
    const {number, isAfterLead, hasSelfLinks} = await page.evaluate(
      languageLinksOf,
      readFileSync(htmlOf(path), 'utf8'),
    );
    const isArticle = ARTICLES.includes(route);
    expect.soft({path, number, isAfterLead}).toEqual({
      path,
      number: Number(isArticle),
      isAfterLead: isArticle,
    });
    expect.soft(hasSelfLinks, path).toBe(WITH_CONTENTS.includes(route));
  }
});
