import {readFileSync} from 'node:fs';
import {checkSpelling, checkTyping} from 'content/words/textRules';
import {codeSentences} from 'content/say/sentences/code';
import {fileSentences} from 'content/say/sentences/files';
import {listSentences} from 'content/say/sentences/lists';
import {pageSentences} from 'content/say/sentences/pages';
import {translationSentences} from 'content/say/sentences/translations';
import type {Catalogue} from 'content/say/catalogue';
import {editorSentences} from '../../../../editor/sentences';
import {parse} from 'yaml';

/* Texts that somebody reads and that are in no page and no list: `npm run check` does not see them. */

const catalogues: Readonly<Record<string, Catalogue>> = {
  code: codeSentences,
  files: fileSentences,
  lists: listSentences,
  pages: pageSentences,
  translations: translationSentences,
  editor: editorSentences,
};

/** Every text of a YAML file in a language, with its keys. */
function textsIn(part: unknown, locale: string, place = ''): [string, string][] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === locale && typeof value === 'string'
      ? [[place, value] as [string, string]]
      : textsIn(value, locale, `${place}.${key}`),
  );
}

const yaml = (file: string, locale: string) =>
  textsIn(parse(readFileSync(file, 'utf8')), locale, file);

/** The words of a document in Markdown: not its code, nor the addresses of its links. */
const lines = (file: string): [string, string][] =>
  readFileSync(file, 'utf8')
    .replace(/```[\s\S]*?```|`[^`]*`/g, '…')
    .replace(/\]\([^)]*\)/g, ']')
    .split('\n')
    .flatMap((line, index) =>
      line
        .replace(/^#+ .*?\. /, '')
        .split('|')
        .map((cell): [string, string] => [`${file}:${index + 1}`, cell.trim()]),
    );

const theme = () =>
  Object.entries(
    JSON.parse(readFileSync('i18n/ne/code.json', 'utf8')) as Record<string, {message: string}>,
  ).map(([id, {message}]): [string, string] => [id, message]);

const sentences = (locale: 'en' | 'ne') =>
  Object.entries(catalogues).flatMap(([name, catalogue]) =>
    Object.entries(catalogue).map(([id, text]): [string, string] => [
      `${name} ${id}`,
      text[locale],
    ]),
  );

/** A rule names what it forbids, and a value or a name of git keeps its letters. */
const NAMES_A_MISTAKE = /^translations (?:nepali|english)\.|^lists (?:phone|hour|day|countryId)\./;
const withoutValues = (text: string) => text.replace(/\{[^{}]*\}|“[^”]*”|`[^`]*`/g, '…');

describe('Nepali that is in no page', () => {
  it.each([
    ['the guide for writers', () => lines('WRITING.ne.md')],
    ['the words of the editor', () => yaml('editor/words.yml', 'ne')],
    ['the help of the lists', () => yaml('src/content/help.yml', 'ne')],
    ['the words of the theme', theme],
    ['the sentences of the checks and the editor', () => sentences('ne')],
  ])('is typed and spelled by the rules of the site: %s', (_, texts) => {
    const all = texts();
    expect(all.length).toBeGreaterThan(20);
    const mistakes = all
      .filter(([place]) => !NAMES_A_MISTAKE.test(place))
      .flatMap(([place, text]) =>
        checkSpelling(withoutValues(text), 'ne').map(({id, values}) => [place, id, values]),
      );
    expect(mistakes).toEqual([]);
  });

  it('writes no space before a danda, no year without its calendar and no unit in English letters', () => {
    const mistakes = [
      ...lines('WRITING.ne.md'),
      ...yaml('editor/words.yml', 'ne'),
      ...yaml('src/content/help.yml', 'ne'),
      ...sentences('ne').filter(([place]) => !NAMES_A_MISTAKE.test(place)),
    ].flatMap(([place, text]) =>
      checkTyping(withoutValues(text), 'ne')
        .filter(({id}) => id !== 'nepali.digits')
        .map(({id, values}) => [place, id, values]),
    );
    expect(mistakes).toEqual([]);
  });

  it('speaks of colleagues as of readers, with respect', () => {
    const low =
      /(?:कसैले|अरूले|जसले|उहाँहरूले|\{people\} ले|\{name\} ले)[^।;]*(?:(?<!भ)एको छ|ेका छन्|दै छ)(?=[।,]|$)/u;
    const all = [...yaml('editor/words.yml', 'ne'), ...sentences('ne')];
    expect(all.filter(([, text]) => low.test(text))).toEqual([]);
  });

  it('joins several changes with a plural verb', () => {
    const singular = /का परिवर्तन [^।]*(?:इयो|ियो)।/u;
    const all = [...yaml('editor/words.yml', 'ne'), ...sentences('ne')];
    expect(all.filter(([, text]) => singular.test(text))).toEqual([]);
  });
});

describe('English that is in no page', () => {
  const all = () => [
    ...yaml('editor/words.yml', 'en'),
    ...yaml('src/content/help.yml', 'en'),
    ...sentences('en').filter(([place]) => !NAMES_A_MISTAKE.test(place)),
  ];

  it('uses the words of the site', () => {
    expect(all().filter(([, text]) => checkSpelling(text, 'en').length > 0)).toEqual([]);
  });

  it('has curved quotation marks, and no space before an ellipsis', () => {
    // An attribute of a component, and what YAML quotes.
    const isCode = (text: string) => /=["{]|"…"/.test(text);
    const marks = (text: string) =>
      (!isCode(text) && text.includes('"')) || /\w …(?!\w)/.test(text);
    const sentencesOnly = all().filter(([place]) => !place.startsWith('src/content/help.yml'));
    expect(sentencesOnly.filter(([, text]) => marks(text))).toEqual([]);
  });
});
