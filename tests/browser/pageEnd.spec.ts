import {attribute, elementsIn, named} from '../../src/lib/html';
import {expect, test} from './support/fixtures';
import {entriesOf, valuesOf} from './support/lists';
import {readDiskPage} from './support/pagesOnDisk';
import {sitePages} from './support/sitemap';
import {prefixOf} from './support/words';

const {lines} = valuesOf('pages/end') as {lines: Record<string, unknown>};

test('ends these pages, and no other, with the ways to hire and to register', () => {
  const trades = entriesOf('services').map(({id}) => `/hire/${String(id)}`);
  const pages = sitePages();
  const ended = pages.filter((page) => {
    const body = readDiskPage(page).all('footer').at(-1)?.parentNode;
    const siblings = (body?.childNodes ?? []).filter((node) => 'tagName' in node);
    const end = siblings[siblings.findIndex(({tagName}) => tagName === 'footer') - 1];
    if (end?.tagName !== 'aside') return false;
    const prefix = prefixOf(page.locale);
    const links = elementsIn(end, named('a')).map(
      (link) => attribute(link, 'href')?.replace(new RegExp(`^${prefix}(?=/)`), '') ?? '',
    );
    // The last line of the content, which every page has.
    if (links.some((link) => link.startsWith('mailto:'))) return false;
    expect(links.slice(-2), page.path).toEqual(['/hire', '/app']);
    expect(trades, page.path).toEqual(expect.arrayContaining(links.slice(0, -2)));
    // Both people and the two headings.
    expect(elementsIn(end, named('use')).length, page.path).toBe(2);
    expect(elementsIn(end, named('h2')).length, page.path).toBe(2);
    return true;
  });
  const expected = pages.filter(({path, locale}) => path.slice(prefixOf(locale).length) in lines);
  expect(ended.map(({path}) => path)).toEqual(expected.map(({path}) => path));
  expect(expected).toHaveLength(2 * Object.keys(lines).length);
});
