import type {Locale} from 'nepali-text/locale';
import {didYouMean, nearestOf, type Problem} from '../diagnostics';
import {checkEnglishWords} from '../textRules';
import {and, say} from '../sentences';
import {anchorOf, isComponent, type MarkdownPage, type PageElement} from '../../read/markdownPage';
import {settingFields, type WordField, wordFields} from '../../read/words';
import {plainAddress} from './links';

/** Something that must be in both pages if it is in one, as a writer writes it. */
interface Item {
  line: number;
  written: string;
}

/** Figures, links and addresses within the page must be the same in both languages. */
export function compareParts(english: MarkdownPage, translation: MarkdownPage): Problem[] {
  const kinds = [
    elements(
      ({name}) => ['BigFact', 'Fact'].includes(name),
      ({id}) => `<Fact id="${id ?? ''}">`,
    ),
    elements(
      (element) => anchorOf(element) !== undefined,
      ({id}, name) => `<${name} id="${id ?? ''}">`,
    ),
    // checkLinks reports what is wrong in an address itself.
    ({links}: MarkdownPage): Item[] =>
      links.map(({target, line}) => ({line, written: `[…](${plainAddress(target)})`})),
  ];
  return kinds.flatMap((items) => [
    ...onlyIn(items(english), items(translation), english.file, 'ne'),
    ...onlyIn(items(translation), items(english), translation.file, 'en'),
  ]);
}

function elements(
  isMeant: (element: PageElement) => boolean,
  write: (attributes: PageElement['attributes'], name: string) => string,
) {
  return (page: MarkdownPage): Item[] =>
    page.elements
      .filter(isComponent)
      .filter(isMeant)
      .map(({line, name, attributes}) => ({line, written: write(attributes, name)}));
}

/** @param other the language that lacks some of the items */
function onlyIn(
  here: readonly Item[],
  there: readonly Item[],
  file: string,
  other: Locale,
): Problem[] {
  const known = there.map(({written}) => written);
  const sentence = say('translation.only', {language: say(`language.${other}`)});
  return here
    .filter(({written}) => !known.includes(written))
    .filter(({written}, index, all) => all.findIndex((one) => one.written === written) === index)
    .map(({line, written}) => ({file, line, place: [written], ...sentence}));
}

/** Both pages have the fields that a page needs, translated, and no unknown field. */
export function compareFrontMatter(
  english: MarkdownPage,
  translation: MarkdownPage,
  {required}: {required: readonly WordField[]},
): Problem[] {
  return [
    ...[english, translation].flatMap((page) => missingFields(page, required)),
    ...[english, translation].flatMap(unknownFields),
    ...[english, translation].flatMap(otherTypes),
    ...wordFields.flatMap((key) => untranslatedField(english, translation, key)),
  ];
}

/** Whether a field is missing or has no text. A misspelt field is reported at its line. */
function isMissing({frontMatter}: MarkdownPage, key: string): boolean {
  const unknown = [...frontMatter.keys()].filter((name) => !isField(name));
  if (unknown.some((name) => nearestOf(name, FIELDS) === key)) return false;
  const {value = null, written = ''} = frontMatter.get(key) ?? {};
  return written === '' && (value === null || value === '');
}

const FIELDS: readonly string[] = [...wordFields, ...settingFields];
const isField = (name: string) => FIELDS.includes(name);

function unknownFields({file, frontMatter}: MarkdownPage): Problem[] {
  return [...frontMatter]
    .filter(([key]) => !isField(key))
    .map(([key, {line}]) => {
      const near = didYouMean(key, FIELDS) ?? say('field.known', {fields: FIELDS});
      return {file, line, place: [key], ...and(say('field.unknown', {field: key}), near)};
    });
}

/** Values that YAML reads as something else than a text, and null: `2024`, `2024-01-01`, `true`, `~`. */
function otherTypes({file, frontMatter}: MarkdownPage): Problem[] {
  return [...frontMatter].flatMap(([key, {value, line, written}]): Problem[] => {
    const at = {file, line, place: [key]};
    if (key === 'hide_table_of_contents')
      return typeof value === 'boolean' ? [] : [{...at, ...say('field.boolean')}];
    // An empty field is reported elsewhere.
    const isEmpty = value === null && (written === '' || key === 'displayed_sidebar');
    if (!isField(key) || typeof value === 'string' || isEmpty) return [];
    const found = say(Array.isArray(value) ? 'value.list' : 'value.fields');
    if (written === '') return [{...at, ...say('field.oneText', {found})}];
    const text = say('field.text', {found: say('value.plain', {value: written})});
    return [{...at, ...text, example: `${key}: '${written}'`}];
  });
}

function missingFields(page: MarkdownPage, required: readonly WordField[]): Problem[] {
  const {file, frontMatter} = page;
  const keys = required.filter((key) => isMissing(page, key));
  const empty = keys.filter((key) => frontMatter.has(key));
  const absent = keys.filter((key) => !frontMatter.has(key));
  const lines = absent.map((key) => `${key}: …`).join('\n');
  return [
    ...empty.map((key): Problem => {
      const line = frontMatter.get(key)?.line ?? 1;
      return {file, line, place: [key], ...say('field.empty', {field: key}), example: `${key}: …`};
    }),
    ...(absent.length > 0
      ? [
          {
            file,
            line: 1,
            ...say('matter.missing', {fields: absent.map(fieldName)}),
            example: frontMatter.size > 0 ? lines : `---\n${lines}\n---`,
          },
        ]
      : []),
  ];
}

const fieldName = (key: WordField) => say(`matter.${key}`);

function untranslatedField(
  english: MarkdownPage,
  translation: MarkdownPage,
  key: WordField,
): Problem[] {
  const [one, other] = [english.frontMatter.get(key), translation.frontMatter.get(key)];
  if (typeof one?.value !== 'string' || !other || one.value !== other.value) return [];
  // checkNepaliPage reports English words.
  if (checkEnglishWords(one.value).length > 0) return [];
  const sentence = say('matter.same', {field: fieldName(key), text: one.value});
  return [{file: translation.file, line: other.line, place: [key], ...sentence}];
}
