import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {FEED_FILE} from '../../src/lib/urls';
import {formatNumber} from 'nepali-text/format';
import {locales} from 'nepali-text/locale';
import {expect, test} from '../browser/support/fixtures';
import {entriesOf, listed} from '../browser/support/lists';
import {fileOf, readDiskPage} from '../browser/support/pagesOnDisk';
import {prefixOf} from '../browser/support/words';

const factOf = (fact: string) => Number(entriesOf('facts').find(({id}) => id === fact)?.value);

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
      expect(words, fact).toContain(formatNumber(factOf(fact), locale));
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

  test(`the feed leads to what /media shows (${locale})`, () => {
    const $ = read('/media');
    const feed = load(readFileSync(fileOf(`${prefixOf(locale)}/${FEED_FILE}`), 'utf8'), {
      xml: true,
    });
    const links = feed('entry > link, item > link').get();
    expect(links.length).toBe(listed('media'));
    for (const link of links) {
      const {hash} = new URL(feed(link).attr('href') ?? feed(link).text());
      expect($(`[id="${hash.slice(1)}"]`).length, hash).toBe(1);
    }
  });
}
