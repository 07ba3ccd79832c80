import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {baseOf} from '../../src/siteUrl';
import {type Locale, locales} from 'nepali-text/locale';
import type {PageNames} from '../../src/lib/searchData';
import {type SearchAnswer, type SearchFunction, searchIndex} from '../../src/lib/searchIndex';
import {cityAddress, tradeAddress} from '../../src/lib/hireSearch';
import {entriesOf} from '../browser/support/lists';
import {htmlOf, searchDataOf, searchFilesOf} from '../browser/support/pagesOnDisk';
import {keptApart, laterQueries, needs, ownWords, queries} from './support/searchQueries';
import {growth} from '../browser/support/routes';

// What the tests have in common is read once: one worker.
test.describe.configure({mode: 'default'});

const searches = new Map<Locale, SearchFunction>();

test.beforeAll(() => {
  for (const locale of locales) searches.set(locale, searchIndex(searchDataOf(locale)));
});

/** Whether an answer is the one meant by an address of searchQueries.ts. */
function isMeant(answer: SearchAnswer, address: string): boolean {
  if (answer.kind !== 'page') {
    const {kind, id, city} = answer;
    const addresses = {
      trade: tradeAddress(id, city),
      city: cityAddress(id),
      profession: `/career?profession=${id}`,
    };
    return address === addresses[kind];
  }
  const [path, anchor] = address.split('#');
  const hasSection = !anchor || answer.sections.some((section) => section.anchor === anchor);
  return answer.path === path && hasSection;
}

/** The queries that do not have a right answer among the first ones. */
const missed = (asked: readonly (readonly string[])[], among = 3): string[] =>
  locales.flatMap((locale) =>
    asked.flatMap(([query = '', ...right]) => {
      const first = searches.get(locale)!(query).answers.slice(0, among);
      const isFound = first.some((answer) => right.some((address) => isMeant(answer, address)));
      return isFound ? [] : [`${locale}: ${query}`];
    }),
  );

const choices = new Set(
  ['services', 'choices.professions', 'choices.cities'].flatMap((list) =>
    entriesOf(list).map(({id}) => String(id)),
  ),
);

/** Whether the lists still have the trades and cities that a query is about. */
function isCurrent([, ...right]: readonly string[]): boolean {
  const ids = right.flatMap((address) => /(?:[?]\w+=|^\/hire\/)([\w-]+)/.exec(address)?.[1] ?? []);
  return ids.every((id) => choices.has(id));
}

function countIn(
  all: readonly (readonly string[])[],
  which: string,
): {misses: string[]; count: number} {
  const asked = all.filter(isCurrent);
  const misses = missed(asked);
  const count = asked.length * locales.length;
  console.log(`  ${which}: ${count - misses.length} of ${count}`);
  return {misses, count};
}

for (const [script, asked] of Object.entries(laterQueries)) {
  test(`finds 85 of 100 vague queries in ${script}, on both languages' pages`, () => {
    const {misses, count} = countIn(asked, `${script}, vague`);
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(0.15 * count);
  });
}

for (const [script, asked] of Object.entries(needs)) {
  test(`answers what people need, in ${script}, and nonsense with nothing`, () => {
    const {misses, count} = countIn(
      asked.filter(([, ...right]) => right.length > 0),
      `${script}, needs`,
    );
    expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(0.05 * count);
    for (const [query = '', ...right] of asked) {
      if (right.length > 0) continue;
      for (const locale of locales) expect(searches.get(locale)!(query).answers, query).toEqual([]);
    }
  });
}

for (const [topic, asked] of Object.entries(ownWords)) {
  test(`answers people's own words about ${topic}, on both languages' pages`, () => {
    const among = topic === 'tradeInCity' ? 1 : 3;
    expect(missed(asked.filter(isCurrent), among)).toEqual([]);
  });
}

test('names a word that is nowhere as near: land is not said, only the role', () => {
  for (const locale of locales) {
    for (const query of ['भूमि', 'bhumi', 'प्रतिमा']) {
      expect(searches.get(locale)!(query).isNear, `${locale}: ${query}`).toBe(true);
    }
    expect(searches.get(locale)!('भूमिका').isNear, locale).toBe(false);
  }
});

test('answers what it costs with “no fee for hiring” first, and the fee of professionals after it', () => {
  for (const locale of locales) {
    for (const query of ['kati paisa lagcha', 'कति पर्छ', 'fees']) {
      const [first, ...others] = searches.get(locale)!(query).answers;
      expect(isMeant(first!, '/how#no-fee-for-hiring'), query).toBe(true);
      expect(
        others.some((answer) => isMeant(answer, '/press')),
        query,
      ).toBe(true);
    }
  }
});

for (const [script, asked] of Object.entries(queries)) {
  const kept = keptApart(asked.map(([query]) => query));
  for (const isKept of [false, true]) {
    const some = asked.filter(([query]) => kept.has(query) === isKept);
    const which = isKept ? 'that were kept apart' : 'that it was tuned on';

    test(`finds 95 of 100 queries in ${script} ${which}, on both languages' pages`, () => {
      const {misses, count} = countIn(some, `${script}, ${which}`);
      // Among more pages, one more may come before the right one.
      const more = growth() > 1 ? 1 : 0;
      expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(0.05 * count + more);
    });
  }
}

for (const locale of locales) {
  test(`fetches at most 38.5 KB for a first answer about the ${locale} pages, and 40.7 KB about more`, () => {
    const [first] = searchFilesOf(locale);
    const most = Math.min(38_500 * growth(), 40_700);
    expect(brotliCompressSync(readFileSync(first!)).length).toBeLessThan(most);
  });

  test(`answers with addresses that exist on the ${locale} pages`, () => {
    const dead = searchDataOf(locale).pages.flatMap(({path, sections}) => {
      const address = `${baseOf(locale)}${path.slice(1)}`;
      const html = readFileSync(htmlOf(address), 'utf8');
      const ids = new Set([...html.matchAll(/ id="?([^"\s>]+)/g)].map(([, id]) => id));
      return sections
        .filter(({anchor}) => anchor && !ids.has(anchor))
        .map(({anchor}) => `${address}#${anchor}`);
    });
    expect(dead).toEqual([]);
  });
}

test('has the same sections in both languages, but for their order', () => {
  const shapeOf = ({path, sections}: PageNames) => [
    path,
    sections
      .map(({anchor, placeholder}) => `${anchor}${placeholder ? ' (placeholder)' : ''}`)
      .sort(),
  ];
  const shapes = (locale: Locale) =>
    new Map(searchDataOf(locale).pages.map((page) => [page.path, shapeOf(page)]));
  expect(shapes('ne')).toEqual(shapes('en'));
});
