import {readFileSync, statSync} from 'node:fs';
import {parse} from 'yaml';

/** Every English phrase of a file with texts of the writing room. */
function phrasesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'en' && typeof value === 'string' ? [value] : phrasesIn(value),
  );
}

it('names buttons and fields as the writing room does', () => {
  const phrases = ['writing-room/words.yml', 'src/content/help.yml'].flatMap((file) =>
    phrasesIn(parse(readFileSync(file, 'utf8'))),
  );
  const room = readFileSync('WRITING.md', 'utf8');
  // A label is in bold; bold sentences end with a full stop.
  const labels = [...room.matchAll(/\*\*([A-Z][^*]*[^*.])\*\*/g)].map(([, label]) => label);
  expect(labels.length).toBeGreaterThan(30);
  expect(labels.filter((label) => !phrases.some((phrase) => phrase === label))).toEqual([]);
});

it('shows pictures that are there and small', () => {
  const pictures = [...readFileSync('WRITING.md', 'utf8').matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)];
  expect(pictures.length).toBeGreaterThanOrEqual(6);
  for (const [, file = ''] of pictures) expect(statSync(file).size).toBeLessThan(60 * 1024);
});
