/** @jest-environment jsdom */
import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {siteTexts} from '@site/src/data';
import {help} from '@site/src/content/help';
import {insertions as insertionsIn} from '@site/src/content/insertions';
import {sentences} from 'content/say';
import {textForWriters} from 'content/say/sentences/writers';
import {readPairs} from 'content/read/pages';
import {partsOf} from 'content/read/values';
import {wordDiff} from 'content/pairs/wordDiff';
import {type Locale, locales} from 'nepali-text/locale';
import {textToEdit} from '../edits/markdownEdits';
import {listFiles} from '../models/list';
import {placesIn} from '../models/places';
import {rowsOf} from '../models/rows';
import {isText, shownLine, shownParts, shownText} from '../phrases';
import {editorSentences} from '../sentences';
import type {Insertion} from '../types';
import {kindName} from '../ui/pages/blocks';
import {drawSource, sourceOf} from '../ui/sourceMarks';
import {wordsOf} from '../ui/words';

const values = (en: string, ne: string) => ({en, ne});
const insertions: readonly Insertion[] = [
  {
    label: values('Fee', 'शुल्क'),
    page: '<Fact id="fee" />',
    list: '{fee}',
    value: values('Rs 9', 'रु ९'),
  },
];

it.each([
  ['costs <Fact id="fee" />.', 'costs Rs 9.'],
  ['{fee} a year, {other}', 'Rs 9 a year, {other}'],
  ['**all [the *people*](/team) here**', 'all the people here'],
  ['see <https://a.example>, 5 < 10, `x = 1`', 'see https://a.example, 5 < 10, x = 1'],
  ['not \\*bold\\*, <Fact id="gone" />', 'not *bold*, …'],
  ['at <Lang lang="ne">this</Lang>', 'at this'],
  ['one result|{fee} results', 'one result / Rs 9 results'],
])('shows “%s” as “%s”', (text, shown) => {
  expect(shownText(text, insertions, 'en')).toBe(shown);
});

it('says which words are bold, italic, links and values', () => {
  const parts = shownParts('a **b [*c*](/d) {fee}**', insertions, 'en').filter(({text}) => text);
  expect(parts.map((part) => ({...part, source: undefined}))).toEqual([
    {text: 'a '},
    {text: 'b ', isBold: true},
    {text: 'c', isBold: true, isLink: true, isItalic: true},
    {text: ' ', isBold: true},
    {text: 'Rs 9', isBold: true, isValue: true},
  ]);
});

it('cuts no value, link or bold words where words changed', () => {
  const before = 'We take **no fee** from [the people](/team): <Fact id="fee" /> a year.';
  const after = 'We take **no great fee** from [all people](/team): <Fact id="fee" /> a day.';
  const line = [{text: wordDiff(before, after)}];
  expect(shownLine(line, insertions, 'en')).toBe(
    'We take [no fee → no great fee] from [the people: → all people:] Rs 9 a [year. → day.]',
  );
});

/** What no reader is to see of the source of a text. */
const CODE = /[<>{}`]|\bid=|static\/|\.mdx|\.ya?ml|\]\(|\*\*/;

describe('of the site', () => {
  let all: {text: string; locale: Locale}[];
  let labels: string[];
  let known: Insertion[];
  beforeAll(async () => {
    known = await insertionsIn('.');
    const {texts} = await siteTexts('.');
    const files = await listFiles('.');
    const blocks = readPairs('.').flatMap((pair) =>
      rowsOf(pair).flatMap((row) =>
        locales.map((locale) => {
          const side = row[locale];
          return {locale, text: side && textToEdit(side.page, side.block)};
        }),
      ),
    );
    const inLists = files
      .flatMap(({value}) => [...partsOf(value)])
      .flatMap(({value}) =>
        isText(value) ? locales.map((locale) => ({locale, text: value[locale]})) : [],
      );
    const read = texts.flatMap((text) => locales.map((locale) => ({locale, text: text[locale]})));
    all = [...read, ...blocks, ...inLists].flatMap(({locale, text}) =>
      text ? {locale, text} : [],
    );
    labels = [];
    for (const locale of locales) {
      const places = await placesIn('.', files, locale);
      labels.push(...texts.map((text) => places.ofText(text).label));
    }
  });

  it('shows every text without code', () => {
    expect(all.length).toBeGreaterThan(5000);
    const shown = all.map(({text, locale}) => shownText(text, known, locale));
    expect(shown.filter((text) => CODE.test(text))).toEqual([]);
  });

  it('names every place without code and ids', () => {
    const isWrong = (label: string) =>
      CODE.test(label) || /(?:^|› )(?:\/|[a-z0-9]+(?:-[a-z0-9]+)+(?: ›|$))/.test(label);
    expect([...new Set(labels)].filter(isWrong)).toEqual([]);
  });

  it('shows in a box what is written, and reads that again', () => {
    for (const {text, locale} of all) {
      const parts = drawSource(text, {insertions: known, syntax: 'page', locale});
      expect(parts.map(sourceOf).join('')).toBe(text);
    }
  });

  it('names every part of a page', () => {
    const kinds = readPairs('.').flatMap((pair) => rowsOf(pair).map((row) => row.en?.block.kind));
    const unnamed = (kind = 'p') => kind !== '<…>' && kindName({kind}, wordsOf('en')) === 'Part';
    expect([...new Set(kinds)].filter(unnamed)).toEqual([]);
  });

  it('has a name in both languages for all that can be put into a text', () => {
    const inNepali = /\p{Script=Devanagari}/u;
    expect(
      known.filter(({label}) => !inNepali.test(label.ne ?? '')).map(({label}) => label.en),
    ).toEqual([]);
  });
});

/** What a writer need not know. */
const JARGON =
  /\b(?:merg\w+|branch\w*|pull request|commits?|repositor\w+|files?|folders?|ids?|yaml|markdown|mdx|json|git|npm|terminal|markup|syntax)\b|`|<[A-Z]|static\/|\.ya?ml|\.mdx?|—/i;
const JARGON_NE = /(?<!प्रो)फाइल|फोल्डर|गिट|\bgit\b|npm|टर्मिनल|परिचय सङ्केत|मार्कडाउन|`|<[A-Z]|static\//;

/** A picture or a typeface is a file of the writer's own computer; the last is a command that the writer has typed. */
const NEEDED =
  /^(?:words\.ui\.picture\.|words\.changes\.file\.|words\.ui\.connection\.gone\.own|help\.fields\.file|help\.help\.(?:pages\/)?fonts\.|(?:check|editor)\.(?:picture|font|fonts|upload|asset|disk)\.)/;
/** Said in the terminal alone: about code, of questions, by `npm run agree`. */
const IN_TERMINAL =
  /^check\.(?:ask|report|stale|agree|copy\.page|help|element|component\.no|list\.contract|list\.unread|page\.unlinked|ledger)/;

it('says nothing that a writer need not know', () => {
  const textsIn = (name: string, value: unknown): [string, Record<Locale, string>][] =>
    isText(value)
      ? [[name, value as Record<Locale, string>]]
      : Object.entries(Object(value) as object).flatMap(([key, part]) =>
          textsIn(`${name}.${key}`, part),
        );
  const said = [
    ...textsIn('words', parse(readFileSync('editor/words.yml', 'utf8'))),
    ...textsIn('help', help),
    ...Object.entries(editorSentences).map(([id, text]) => [`editor.${id}`, text] as const),
    ...Object.entries(sentences).map(
      ([id, text]) => [`check.${id}`, textForWriters(id, text)] as const,
    ),
  ].filter(([name]) => !NEEDED.test(name) && !IN_TERMINAL.test(name));
  expect(said.length).toBeGreaterThan(1000);
  const withoutValues = (text: string) => text.replace(/\{\w+\}/g, '');
  const wrong = said.filter(
    ([, {en, ne}]) => JARGON.test(withoutValues(en)) || JARGON_NE.test(withoutValues(ne)),
  );
  expect(wrong).toEqual([]);
});
