/*
 * Changes real texts of this repository in every way that a writer might, and looks at what the ledger
 * makes of it: what is noticed, and what is reported although nobody has to translate anything.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {wordSources} from '@site/src/plugins/checks/agreements';
import {parseWordFile} from '@site/src/plugins/checks/wordFiles';
import {inspectSite} from '@site/src/plugins/site-data/siteData';
import {compare, type Pairing, type State} from '@site/src/plugins/translations/compare';
import type {Agreement} from '@site/src/plugins/translations/ledger';
import {listSources, pageSources} from '@site/src/plugins/translations/sources';
import type {Side, Source, Text} from '@site/src/plugins/translations/source';
import {createRandom} from '../random';

const siteDir = process.cwd();
/** How many texts are changed in each way, as far as there are so many. `FUZZ=100` changes more. */
const TRIES = Number(process.env.FUZZ ?? 6);

let random = createRandom(2076);
beforeEach(() => {
  random = createRandom(2076);
});

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}

function sample<Item>(items: readonly Item[], count: number): Item[] {
  const left = [...items];
  return Array.from({length: Math.min(count, items.length)}, () => {
    const [item] = left.splice(Math.floor(random() * left.length), 1);
    return item!;
  });
}

/** A source with the text of its files, which a test changes. */
interface Original {
  source: Source;
  written: Record<Side, string>;
}

/** A pair of texts that are both found exactly once in their files, as they are. */
interface Sample {
  original: Original;
  english: Text;
  twin: Text;
}

const isOnce = (whole: string, part: string) => whole.split(part).length === 2;

function agreed({texts}: Source): Agreement[] {
  return texts.english.map(({place, hash}, index) => ({
    place,
    english: hash,
    twin: texts.twin[index]!.hash,
  }));
}

let pages: Sample[] = [];
let lists: Sample[] = [];
let words: Sample[] = [];

beforeAll(async () => {
  const {files} = await inspectSite(siteDir);
  const nepali = parseWordFile('code.json', readFileSync('i18n/ne/code.json', 'utf8'));
  // The English of the code, for which Docusaurus would have to be started, is the same as each id here.
  const english = Object.fromEntries([...nepali.words.keys()].map((id) => [id, {message: id}]));
  [pages, lists, words] = [
    pageSources(siteDir),
    listSources(files),
    wordSources(siteDir, [{path: 'code.json', words: english}]),
  ].map((sources) => sources.flatMap(samplesOf)) as [Sample[], Sample[], Sample[]];
});

function samplesOf(source: Source): Sample[] {
  const read = (side: Side) => readFileSync(path.join(siteDir, source.files[side]), 'utf8');
  const original = {source, written: {english: read('english'), twin: read('twin')}};
  expect(source.texts.english.map(({place, kind}) => [place, kind])).toEqual(
    source.texts.twin.map(({place, kind}) => [place, kind]),
  );
  return source.texts.english.flatMap((english, index) => {
    const twin = source.texts.twin[index]!;
    const isFound =
      (english.kind === 'word' || isOnce(original.written.english, english.text)) &&
      isOnce(original.written.twin, twin.text);
    return isFound && /\p{L}{3}/u.test(english.text) ? [{original, english, twin}] : [];
  });
}

/** Each side of a page is a file of its own; both sides of a list are in the same. */
type Edit = Partial<Record<Side, readonly [from: string, to: string][]>>;

function edited({source, written}: Original, edit: Edit): Original {
  const apply = (whole: string, changes: Edit[Side] = []) =>
    changes.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`Not in the file: ${from}`);
      return text.replace(from, () => to);
    }, whole);
  const isOneFile = source.files.english === source.files.twin;
  const all = [...(edit.english ?? []), ...(edit.twin ?? [])];
  const changed = {
    english: apply(written.english, isOneFile ? all : edit.english),
    twin: apply(written.twin, isOneFile ? all : edit.twin),
  };
  const read = (side: Side) =>
    changed[side] === written[side] ? source.texts[side] : source.read(changed[side], side);
  const texts = {english: read('english'), twin: read('twin')};
  // The English of interface words is in the code.
  if (texts.english.length === 0) texts.english = source.texts.english;
  return {source: {...source, texts}, written: changed};
}

/** What is not agreed after a change. */
function openAfter(original: Original, edit: Edit): Pairing[] {
  const {source} = edited(original, edit);
  return compare(source, agreed(original.source)).filter(({state}) => state !== 'agreed');
}

/** One letter is another one. */
function typo(text: string): string {
  const letters = [...text.matchAll(/(?<=\p{L}\p{M}*)\p{L}(?=\p{L})/gu)].filter(
    ({index}) => !/[<[{(][^>\]})]*$/.test(text.slice(0, index)),
  );
  const {0: letter, index} = pick(letters.length > 0 ? letters : [...text.matchAll(/\p{L}/gu)]);
  const other = /[a-z]/i.test(letter) ? (letter === 'x' ? 'y' : 'x') : letter === 'क' ? 'ख' : 'क';
  return text.slice(0, index) + other + text.slice(index + letter.length);
}

interface Row {
  kind: string;
  tried: number;
  wanted: number;
  noticed: number;
  falseAlarms: number;
}

const rows: Row[] = [];

/**
 * @param wanted the states that are to be reported, in any order
 */
function tryAll<Item>(
  kind: string,
  items: readonly Item[],
  change: (item: Item) => {open: Pairing[]; wanted: readonly State[]},
): void {
  const row: Row = {kind, tried: items.length, wanted: 0, noticed: 0, falseAlarms: 0};
  for (const item of items) {
    const {open, wanted} = change(item);
    const rest = open.map(({state}) => state);
    row.wanted += wanted.length;
    for (const state of wanted) {
      const index = rest.indexOf(state);
      if (index < 0) continue;
      row.noticed += 1;
      rest.splice(index, 1);
    }
    row.falseAlarms += rest.length;
  }
  rows.push(row);
  expect(row.tried).toBeGreaterThan(0);
  expect({kind, noticed: row.noticed, falseAlarms: row.falseAlarms}).toEqual({
    kind,
    noticed: row.wanted,
    falseAlarms: 0,
  });
}

afterAll(() => {
  const line = (cells: readonly (string | number)[]) =>
    cells
      .map((cell, index) => (index === 0 ? String(cell).padEnd(46) : String(cell).padStart(14)))
      .join('');
  const sum = (key: 'tried' | 'wanted' | 'noticed' | 'falseAlarms') =>
    rows.reduce((total, row) => total + row[key], 0);
  const table = [
    line(['change', 'texts changed', 'to notice', 'noticed', 'false alarms']),
    ...rows.map(({kind, tried, wanted, noticed, falseAlarms}) =>
      line([kind, tried, wanted, noticed, falseAlarms]),
    ),
    line(['all', sum('tried'), sum('wanted'), sum('noticed'), sum('falseAlarms')]),
  ];
  process.stdout.write(`\n${table.join('\n')}\n`);
  expect(sum('tried')).toBeGreaterThanOrEqual(100);
});

const one = (side: Side, from: string, to: string): Edit => ({[side]: [[from, to]]});

describe.each([
  ['pages', () => pages],
  ['lists', () => lists],
] as const)('in %s', (name, samples) => {
  const some = () => sample(samples(), TRIES);

  it.each([
    ['english', 'English'],
    ['twin', 'Nepali'],
  ] as const)('a typo is noticed (%s)', (side, language) => {
    tryAll(`${name}: typo in ${language}`, some(), ({original, ...texts}) => {
      const {text} = texts[side];
      return {open: openAfter(original, one(side, text, typo(text))), wanted: [side]};
    });
  });

  it('changes in both languages are noticed', () => {
    tryAll(`${name}: both changed`, some(), ({original, english, twin}) => ({
      open: openAfter(original, {
        english: [[english.text, typo(english.text)]],
        twin: [[twin.text, typo(twin.text)]],
      }),
      wanted: ['both'],
    }));
  });

  it('spaces, line breaks and spellings that look alike are not noticed', () => {
    // A hyphen, a colon or a number sign after a line break would be syntax.
    const space = /(?<=\p{L}) (?=\p{L})/u;
    const inWords = samples().filter(
      ({english: {text}}) => space.test(text) && !/[<{:]/.test(text),
    );
    for (const [kind, blank] of [
      ['two spaces', '  '],
      ['no-break space', '\u00a0'],
    ] as const) {
      tryAll(`${name}: ${kind}`, sample(inWords, TRIES), ({original, english: {text}}) => ({
        open: openAfter(original, one('english', text, text.replace(space, blank))),
        wanted: [],
      }));
    }
    tryAll(`${name}: no-width space, soft hyphen`, sample(inWords, TRIES), ({original, twin}) => ({
      open: openAfter(original, one('twin', twin.text, twin.text.replace(' ', ' \u200b\u00ad'))),
      wanted: [],
    }));
  });

  it('another spelling of the same letters in Unicode is not noticed', () => {
    // No text of the site has such letters yet, so they are added to both before the agreement.
    tryAll(`${name}: letters in another Unicode form`, some(), ({original, twin: {text}}) => {
      const [composed, decomposed] = ['\u00e9 \u0929 \u095c', 'e\u0301 \u0928\u093c \u0921\u093c'];
      const agreedOn = edited(original, one('twin', text, `${text} ${composed}`));
      return {
        open: openAfter(agreedOn, one('twin', `${text} ${composed}`, `${text} ${decomposed}`)),
        wanted: [],
      };
    });
  });
});

describe('in pages', () => {
  const isParagraph = ({english}: Sample) => english.kind === 'p' && english.text.length > 80;
  const paragraphs = () => pages.filter(isParagraph);

  /** Two paragraphs of one page. */
  const couples = () =>
    sample(paragraphs(), TRIES).flatMap((first) => {
      const others = paragraphs().filter(
        (other) => other.original === first.original && other !== first,
      );
      return others.length > 0 ? [[first, pick(others)] as const] : [];
    });

  /** Two that stand directly after each other, with nothing but an empty line between them. */
  const neighbours = () =>
    paragraphs().flatMap((first) => {
      const {original, english, twin} = first;
      const next = paragraphs().find(
        (other) =>
          other.original === original &&
          original.written.english.includes(`${english.text}\n\n${other.english.text}`) &&
          original.written.twin.includes(`${twin.text}\n\n${other.twin.text}`),
      );
      return next ? [[first, next] as const] : [];
    });

  const swap = (side: Side, first: Sample, other: Sample): Edit[Side] => [
    [first[side].text, '{/* here */}'],
    [other[side].text, first[side].text],
    ['{/* here */}', other[side].text],
  ];

  it('moved paragraphs keep their agreement', () => {
    tryAll('pages: two paragraphs change places', couples(), ([first, other]) => ({
      open: openAfter(first.original, {
        english: swap('english', first, other),
        twin: swap('twin', first, other),
      }),
      wanted: [],
    }));
    tryAll('pages: the same in one language', couples(), ([first, other]) => ({
      open: openAfter(first.original, {twin: swap('twin', first, other)}),
      wanted: [],
    }));
  });

  it('a paragraph that is moved and changed is noticed once', () => {
    tryAll('pages: moved in both, and typo in English', couples(), ([first, other]) => ({
      open: openAfter(first.original, {
        english: [
          ...swap('english', first, other)!,
          [first.english.text, typo(first.english.text)],
        ],
        twin: swap('twin', first, other),
      }),
      wanted: ['english'],
    }));
  });

  it('a paragraph that is split or joined is noticed', () => {
    const sentences = paragraphs().filter(({english}) => /\. [A-Z]/.test(english.text));
    tryAll('pages: split in English', sample(sentences, TRIES), ({original, english: {text}}) => ({
      open: openAfter(original, one('english', text, text.replace(/\. (?=[A-Z])/, '.\n\n'))),
      wanted: ['english', 'english'],
    }));
    tryAll(
      'pages: two joined in Nepali',
      sample(neighbours(), TRIES),
      ([{original, twin}, next]) => ({
        open: openAfter(
          original,
          one('twin', `${twin.text}\n\n${next.twin.text}`, `${twin.text} ${next.twin.text}`),
        ),
        wanted: ['twin', 'twin'],
      }),
    );
  });

  it('a paragraph that is added or deleted is noticed', () => {
    const added = (text: string, by: string): [string, string] => [text, `${text}\n\n${by}`];
    const some = () => sample(paragraphs(), TRIES);
    tryAll('pages: added in English', some(), ({original, english: {text}}) => ({
      open: openAfter(original, {english: [added(text, 'A new rule.')]}),
      wanted: ['english'],
    }));
    tryAll('pages: added in both', some(), ({original, english, twin}) => ({
      open: openAfter(original, {
        english: [added(english.text, 'A new rule.')],
        twin: [added(twin.text, 'नयाँ नियम।')],
      }),
      wanted: ['new'],
    }));
    tryAll('pages: deleted in Nepali', some(), ({original, twin: {text}}) => ({
      open: openAfter(original, one('twin', text, '')),
      wanted: ['twin'],
    }));
    tryAll('pages: deleted in both', some(), ({original, english, twin}) => ({
      open: openAfter(original, {english: [[english.text, '']], twin: [[twin.text, '']]}),
      wanted: [],
    }));
  });

  it('another fact in a sentence is noticed', () => {
    const facts = pages.filter(({english: {text}}) => /<Fact id="/.test(text));
    tryAll(
      'pages: another fact in English',
      sample(facts, TRIES),
      ({original, english: {text}}) => ({
        open: openAfter(
          original,
          one('english', text, text.replace(/(<Fact id=")[\w-]+/, '$1users')),
        ),
        wanted: ['english'],
      }),
    );
  });
});

it('another value of a fact is not noticed', () => {
  const file = lists.find(({original: {source}}) => source.name === 'src/data/facts.yml')!.original;
  const values = [...file.written.english.matchAll(/^ {2}value: [\d-]+$/gm)].map(([line]) => line);
  tryAll('lists: another value of a fact', [...new Set(values)], (line) => ({
    open: openAfter(file, one('english', line, line.replace(/\d/g, '7'))),
    wanted: [],
  }));
});

it('entries of lists that change places keep their agreement', () => {
  const sources = [...new Set(lists.map(({original}) => original))];
  const couples = sources.flatMap((original) => {
    const entries = original.written.english.split(/^(?=- id: )/m).slice(1);
    const whole = entries.map((entry) => `${entry.trimEnd()}\n\n`);
    return whole.length > 1 ? [{original, entries, first: pick(entries.slice(0, -1))}] : [];
  });
  tryAll('lists: an entry moved to the end', couples, ({original, first}) => {
    const {english} = original.written;
    const moved = `${english.replace(first, '').trimEnd()}\n\n${first}`;
    return {open: openAfter(original, one('english', english, moved)), wanted: []};
  });
});

it('the quotation marks and line breaks of YAML are not noticed', () => {
  const plain = lists.filter(({original, english: {text}}) =>
    original.written.english.includes(`{en: ${text}, ne:`),
  );
  tryAll('lists: other quotation marks', sample(plain, TRIES), ({original, english: {text}}) => ({
    open: openAfter(
      original,
      one('english', `{en: ${text}, ne:`, `{en: ${JSON.stringify(text)}, ne:`),
    ),
    wanted: [],
  }));
});

it('a changed word of the interface is noticed', () => {
  tryAll('interface words: typo in Nepali', sample(words, TRIES), ({original, twin: {text}}) => ({
    open: openAfter(original, one('twin', text, typo(text))),
    wanted: ['twin'],
  }));
});
