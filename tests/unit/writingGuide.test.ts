import {existsSync, readFileSync, statSync} from 'node:fs';
import {parse} from 'yaml';

/** Every phrase of a file with texts of the editor, in one language. */
function phrasesIn(part: unknown, locale: string): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === locale && typeof value === 'string' ? [value] : phrasesIn(value, locale),
  );
}

describe.each([
  ['en', 'WRITING.md'],
  ['ne', 'WRITING.ne.md'],
])('the guide for writers in %s', (locale, file) => {
  const guide = readFileSync(file, 'utf8');

  it('names buttons and fields as the editor does', () => {
    const phrases = ['editor/words.yml', 'src/content/help.yml'].flatMap((one) =>
      phrasesIn(parse(readFileSync(one, 'utf8')), locale),
    );
    // A label is in bold.
    const labels = [...guide.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label]) => label);
    expect(labels.length).toBeGreaterThan(30);
    expect(labels.filter((label) => !phrases.some((phrase) => phrase === label))).toEqual([]);
  });

  it('leads to files that are there, and pictures that are small', () => {
    for (const [, picture, to = ''] of guide.matchAll(/(!?)\[[^\]]+\]\(([^):]+)\)/g)) {
      expect([to, existsSync(to)]).toEqual([to, true]);
      if (picture) expect(statSync(to).size).toBeLessThan(60 * 1024);
    }
  });
});
