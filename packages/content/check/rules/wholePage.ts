import * as z from 'zod';
import type {Problem} from '../../say/diagnostics';
import {and, say, type Sentence} from '../../say';
import {isComponent, type MarkdownPage, type PageElement} from '../../read/markdownPage';
import {isMisspelt} from '../../read/components';
import {note} from '../../lists/notes';
import {createExamples} from '../../lists/examples';
import {explainIssue} from '../../lists/explainIssue';
import {checked} from '../../lists/fields';
import {description, notEmpty} from '../../lists/rules';
import type {References} from './components';

/** HTML that has a meaning of its own in an article. Anything else comes from a word processor. */
const HTML = ['abbr', 'br', 'details', 'kbd', 'li', 'ol', 'p', 'sub', 'summary', 'sup', 'ul'];

/**
 * The name of the file, the fields for search engines, and the one heading.
 *
 * @param all the page and its parts: the heading may be in one
 */
export function checkWholePage(
  page: MarkdownPage,
  all: readonly MarkdownPage[],
  route: string,
): Problem[] {
  const {file, frontMatter} = page;
  const problems: Problem[] = [];
  const main = all.flatMap(({headings}) => headings).filter(({level}) => level === 1);
  if (!/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(route)) {
    const name = `${route
      .slice(1)
      .toLowerCase()
      .replace(/[^a-z0-9/]+/g, '-')}.mdx`;
    problems.push({file, line: 1, ...say('page.name', {name})});
  }
  if (main.length === 0 && all.every((source) => source.problems.length === 0)) {
    const example = `# ${String(frontMatter.get('title')?.value ?? 'Our story')}`;
    problems.push({file, line: 1, ...say('page.noHeading'), example});
  }
  for (const {file, line, text} of main.slice(1)) {
    const example = `## ${text} {/* #a-short-name */}`;
    problems.push({file, line, ...say('page.twoHeadings'), example});
  }
  return [...checkFields(page), ...problems];
}

const words = checked(notEmpty).meta(note('line'));

/** The fields at the top. A build reads them with a schema of Docusaurus, whose messages are for programmers. */
const fields = z.strictObject({
  title: words,
  description: checked(description).meta(
    note('line', {examples: ['One sentence of 50 to 160 characters.']}),
  ),
  topic: words.optional(),
  sidebar_label: words.optional(),
  effective: words.optional(),
  displayed_sidebar: z.string().nullable().optional(),
  hide_table_of_contents: z.boolean().optional(),
  image: words.optional(),
  slug: words.optional(),
});

/** A field that pages have; any other one is a setting of Docusaurus. */
export const isPageField = (name: string): boolean => Object.hasOwn(fields.shape, name);

const examples = createExamples(fields, [], true);

function checkFields({file, frontMatter}: MarkdownPage): Problem[] {
  const values = Object.fromEntries([...frontMatter].map(([key, {value}]) => [key, value]));
  return (fields.safeParse(values).error?.issues ?? [])
    .flatMap((issue) => explainIssue(issue, values, examples))
    .map(({path, sentence, example}) => {
      const place = path.map(String);
      const isMissing = sentence.id === 'field.missing';
      return {
        file,
        line: frontMatter.get(place[0] ?? '')?.line ?? 1,
        place,
        ...(isMissing ? and(sentence, say('matter.missing')) : sentence),
        ...(example && {example}),
      };
    });
}

/** Two pages of a language with the same description, reported at the second. @param others pages of both languages */
export function checkSameDescription(
  {file, frontMatter}: MarkdownPage,
  others: readonly MarkdownPage[],
): Problem[] {
  const {value, line = 1} = frontMatter.get('description') ?? {};
  const same = others.find(
    (page) =>
      value &&
      page.file < file &&
      page.file.startsWith('i18n/') === file.startsWith('i18n/') &&
      page.frontMatter.get('description')?.value === value,
  );
  if (!same) return [];
  const sentence = say('page.sameDescription', {file: same.file});
  return [{file, line, place: ['description'], ...sentence}];
}

/** HTML that no page needs. */
export function isForeignHtml({
  name,
  attributes,
}: Pick<PageElement, 'name' | 'attributes'>): boolean {
  const isStyled = ['style', 'class', 'className'].some((key) => key in attributes);
  const isKnown = isMisspelt(name) || (HTML.includes(name) && !isStyled);
  return !isComponent({name}) && !isKnown;
}

/** HTML that was pasted with its styles. */
export function checkHtml({file, elements}: MarkdownPage): Problem[] {
  const lines = new Set<number>();
  return elements.flatMap((element) => {
    const {name, line} = element;
    if (lines.has(line) || !isForeignHtml(element)) return [];
    lines.add(line);
    return [{file, line, ...say('html.foreign', {name})}];
  });
}

/** The values that are written once, by language: the facts, and the name and the phone of the site. */
export type WrittenOnce = Readonly<
  Record<string, Pick<References, 'facts'> & {site?: {name: string; phone: {shown: string}}}>
>;

/**
 * The values that are written once, in facts.yml or site.yml, and must not be typed into a sentence.
 *
 * @returns for a line of text, the problems with the component to write
 */
export function typedValueCheck(
  lists: WrittenOnce,
): (text: string) => (Sentence & Pick<Problem, 'example'>)[] {
  const values = Object.values(lists).flatMap(({facts = {}, site}) => [
    ...(site ? [{pattern: word(site.name), example: '<Brand />'}] : []),
    ...(site ? [{pattern: word(site.phone.shown), example: '<Contact part="phone" />'}] : []),
    ...Object.entries(facts)
      // A small number by itself may be another figure.
      .filter(([, {text}]) => text.length >= 6 && /\p{Nd}/u.test(text))
      .map(([id, {text}]) => ({pattern: figure(text), example: `<Fact id="${id}" />`})),
  ]);
  return (text) => {
    const first = values.find(({pattern}) => pattern.test(text));
    if (!first) return [];
    const [typed = ''] = first.pattern.exec(text) ?? [];
    return [{...say('page.once', {typed}), example: first.example}];
  };
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Suffixes follow the name in Nepali. */
const word = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\d@./-])${escape(text)}(?!\\.\\w)`, 'iu');

/** A formatted figure or date, with or without its commas, and with other signs of the rupee. */
function figure(text: string): RegExp {
  const [rupees] = /^(?:Rs|रु)\s/.exec(text) ?? [];
  const digits = escape(rupees ? text.slice(rupees.length) : text).replaceAll(',', ',?');
  const number = String.raw`(?<![\d०-९,])${digits}(?![\d०-९])`;
  // The same number in money is another figure.
  if (!rupees) return new RegExp(String.raw`(?<!(?:Rs|NPR|USD|रु|रू)\.?\s?)${number}`, 'u');
  return new RegExp(
    String.raw`(?:Rs\.?|NPR|रू\.?|रु\.?) ?${number}|${number}(?:/-| ?rupees| ?रुपैयाँ| ?रुपियाँ)|(?<![\d०-९,])${escape(rupees ? text.slice(rupees.length) : text)}(?![\d०-९])`,
    'iu',
  );
}
