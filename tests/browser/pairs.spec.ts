import {readFileSync} from 'node:fs';
import {defaultLocale, locales} from '../../src/lib/locale';
import {blocksScript, type WithBlocks} from './support/blocks';
import {expect, test} from './support/fixtures';
import {htmlOf} from './support/pagesOnDisk';
import {sitePages} from './support/sitemap';
import {prefixOf} from './support/words';

/** They hold the other language, too, folded: that block has no twin. */
const WITH_OTHER_LANGUAGE = ['/press', '/welcome'];

/** In a page: the kinds of its blocks in each section, sections by name: lists may be sorted by language. */
function sectionsOf([html, isBilingual]: readonly [string, boolean]): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const main = page.querySelector('main')!;
  if (isBilingual) main.querySelector('details[lang]')!.remove();
  const kinds = new Map<string, string[]>();
  for (const [name, element] of (globalThis as WithBlocks).blocksOf(main)) {
    const [section = ''] = name.split(' ');
    kinds.set(section, [...(kinds.get(section) ?? []), element.localName]);
  }
  return [...kinds].map(([section, list]) => `#${section}: ${list.join(' ')}`).sort();
}

test('a page has the same blocks in every language, section by section', async ({page}) => {
  await page.goto('about:blank');
  await page.evaluate(blocksScript);
  const read = (path: string, route: string) =>
    page.evaluate(sectionsOf, [
      readFileSync(htmlOf(path), 'utf8'),
      WITH_OTHER_LANGUAGE.includes(route),
    ] as const);
  const routes = sitePages().filter(({locale}) => locale === defaultLocale);
  expect(routes.length).toBeGreaterThanOrEqual(22);
  for (const {path} of routes) {
    const english = await read(path, path);
    expect(english.join().length, path).toBeGreaterThan(20);
    for (const locale of locales.slice(1)) {
      const twin = `${prefixOf(locale)}${path}`;
      expect.soft(await read(twin, path), twin).toEqual(english);
    }
  }
});
