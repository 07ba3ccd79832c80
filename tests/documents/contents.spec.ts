import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {FEED_FILE} from '../../src/lib/urls';
import {digits, groupsOf} from 'nepali-text/digits';
import {type Locale, locales} from 'nepali-text/locale';
import {expect, test} from '../browser/support/fixtures';
import {entriesOf, listed} from '../browser/support/lists';
import {fileOf, readDiskPage} from '../browser/support/pagesOnDisk';
import {prefixOf} from '../browser/support/words';

/** A figure of facts.yml as a page writes it. */
function factOf(fact: string, locale: Locale): string {
  const {value} = entriesOf('facts').find(({id}) => id === fact)!;
  return digits(String(value).replace(groupsOf(locale), ','), locale);
}

for (const locale of locales) {
  const read = (route: string) => readDiskPage({path: `${prefixOf(locale)}${route}`, locale}).$;

  test(`the home page has its parts in their order, with the figures of the facts (${locale})`, () => {
    const $ = read('/');
    const prefix = prefixOf(locale);
    const parts = [
      'main h1',
      'main form[method=get]',
      `main h3 a[href*="/hire/"]`,
      'main input[type=radio]',
      `main a[href="${prefix}/how"]:last`,
      'main a[href*="?city="]',
      'main section a[target=_blank]',
    ].map((part) => $('*').index($(part).last()));
    expect(parts).toEqual([...parts].sort((one, other) => one - other));
    expect(parts[0]).toBeGreaterThan(0);
    const words = $('main').text();
    for (const fact of ['categories', 'subcategories', 'users', 'fee'])
      expect(words, fact).toContain(factOf(fact, locale));
  });

  test(`/media offers the years of its cards, in their calendar (${locale})`, () => {
    const $ = read('/media');
    const dates = $('main article time').text();
    const years = $('#media-year option').slice(1).get();
    expect(years.length).toBeGreaterThan(3);
    for (const year of years) expect(dates).toContain($(year).text().replace(/^\D+/u, ''));
  });

  test(`/career says once whom to ask for what is not there yet (${locale})`, () => {
    const $ = read('/career');
    const last = $('main section').last();
    expect(last.find('li').length).toBeGreaterThanOrEqual(3);
    expect(last.find('li a, li button, li summary').length).toBe(0);
    expect(last.find(`a[href="${prefixOf(locale)}/contact"]`).length).toBe(1);
  });

  test(`the feed has all of /media, and leads to a card there without a link (${locale})`, () => {
    const $ = read('/media');
    const file = fileOf(`${prefixOf(locale)}/${FEED_FILE}`);
    const feed = load(readFileSync(file, 'utf8'), {xml: true});
    const textsOf = (name: string) =>
      feed(`item > ${name}`)
        .get()
        .map((element) => feed(element).text());
    expect(new Set(textsOf('guid')).size).toBe(listed('media'));
    const addresses = textsOf('link').map((link) => new URL(link));
    const own = addresses.filter(({pathname}) => pathname === `${prefixOf(locale)}/media`);
    expect(own).toHaveLength(listed('media') - listed('media', 'link'));
    for (const {hash} of own) expect($(`[id="${hash.slice(1)}"]`).length, hash).toBe(1);
  });
}
