import {readFileSync, statSync} from 'node:fs';
import {parse} from 'yaml';
import {everyMistake} from '../writing-room/mistakes';

const guide = readFileSync('WRITING-FILES.md', 'utf8');

/** The messages in the first columns of the tables; one that goes on with "…" is quoted in part. */
function quotedMessages(): string[] {
  const [, part = ''] = guide.split('## Messages and what to do\n');
  const [tables = ''] = part.split('\n## ');
  const rows = tables.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => {
    const [, cell = ''] = row.split(/(?<!\\)\|/);
    return [...cell.matchAll(/`` (.+?) ``|`([^`]+)`/g)].map(
      ([, spaced, plain]) => spaced ?? plain ?? '',
    );
  });
}

/** What stays of a message when it is about another file, entry, value or number. */
function skeleton(message: string): string {
  return message
    .replace(/[“"][^”"]*[”"]/g, '§')
    .replace(/<[^>]*>/g, '§')
    .replace(/\{[^{}]*\}/g, '§')
    .replace(/\([^()]*\)/g, '§')
    .replace(/#[\w-]+/g, '§')
    .replace(/U\+\w+/g, '§')
    .replace(/\b[\w-]+=§?/g, '§')
    .replace(/(?:[\w.-]+\/)+[\w.-]+(?::\d+)?/g, '§')
    .replace(/[#&]?[\d०-९]+(?:[-.,:][\d०-९]+)*/g, '§')
    .replace(/\s+/g, ' ');
}

/** Quotes may leave out the middle or the end: "…". */
function matches(quoted: string, message: string): boolean {
  let rest = skeleton(message);
  return quoted
    .replace(/"…"/g, '"x"')
    .split('…')
    .every((part) => {
      const wanted = skeleton(part).trim();
      const at = rest.indexOf(wanted);
      rest = rest.slice(at + wanted.length);
      return at >= 0;
    });
}

it('quotes no message that the checks do not write', async () => {
  const messages = (await everyMistake()).map(({message}) => message);
  const quoted = quotedMessages();
  expect(quoted.length).toBeGreaterThan(80);
  const unknown = quoted.filter((one) => !messages.some((message) => matches(one, message)));
  expect(unknown).toEqual([]);
  // The same comparison notices a message of yesterday.
  expect(messages.some((message) => matches('This stands alone, so it ends here.', message))).toBe(
    false,
  );
}, 120_000);

/** Every English phrase of words.yml. */
function phrasesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'en' && typeof value === 'string' ? [value] : phrasesIn(value),
  );
}

it('names buttons and fields as the writing room does', () => {
  const phrases = phrasesIn(parse(readFileSync('writing-room/words.yml', 'utf8')));
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
