import type {Lists} from '../../../collections';
import type {Problem} from '../../../lib/diagnostics';
import {isComponent, type MarkdownPage} from '../markdownPage';
import {mdxComponents} from '../mdxComponents';

/** HTML that has a meaning of its own in an article. Anything else comes from a word processor. */
const HTML = ['abbr', 'br', 'details', 'kbd', 'li', 'ol', 'p', 'sub', 'summary', 'sup', 'ul'];

/** The name of the file, the fields for search engines, the one heading, and pasted HTML. */
export function checkWholePage(page: MarkdownPage, route: string): Problem[] {
  const {file, headings, frontMatter} = page;
  const problem = (line: number, message: string, example?: string): Problem => ({
    file,
    line,
    place: [],
    message,
    ...(example === undefined ? {} : {example}),
  });
  const main = headings.filter(({level}) => level === 1);
  const title = frontMatter.get('title')?.value;
  const name = typeof title === 'string' && title ? title : 'Our story';
  return [
    ...(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(route)
      ? []
      : [
          problem(
            1,
            `The name of the file is the address of the page. It has only small English letters, digits and hyphens: ${route
              .slice(1)
              .toLowerCase()
              .replace(/[^a-z0-9/]+/g, '-')}.mdx.`,
          ),
        ]),
    ...(main.length === 0
      ? [problem(1, 'The page has no main heading. Begin its text with one.', `# ${name}`)]
      : []),
    ...main
      .slice(1)
      .map(({line, text}) =>
        problem(
          line,
          'The page has a main heading already. A part has two #.',
          `## ${text} {/* #a-short-name */}`,
        ),
      ),
    ...checkDescription(page),
  ];
}

function checkDescription({file, frontMatter}: MarkdownPage): Problem[] {
  const {value, line = 1} = frontMatter.get('description') ?? {};
  if (typeof value !== 'string' || !value) return [];
  const {length} = [...value];
  const messages = [
    ...(length < 50 || length > 160
      ? [
          `The description has ${length} characters. Search engines show 50 to 160: say in one sentence what a reader finds here.`,
        ]
      : []),
    ...(/[<>{}*`]|\]\(/.test(value)
      ? ['Components and marks are not read here. Write the description in words only.']
      : []),
  ];
  return messages.map((message) => ({file, line, place: ['description'], message}));
}

/** Two pages of a language with the same description. @param others of both languages */
export function checkSameDescription(
  {file, frontMatter}: MarkdownPage,
  others: readonly MarkdownPage[],
): Problem[] {
  const {value, line = 1} = frontMatter.get('description') ?? {};
  const other = others.find(
    (one) =>
      value &&
      one.file !== file &&
      one.file.startsWith('i18n/') === file.startsWith('i18n/') &&
      one.frontMatter.get('description')?.value === value,
  );
  if (!other) return [];
  const message = `${other.file} has the same description. Say what a reader finds on this page only.`;
  return [{file, line, place: ['description'], message}];
}

/** checkComponents reports these: `<fact>`. */
const isMisspelt = (name: string) =>
  Object.keys(mdxComponents).some((known) => known.toLowerCase() === name.toLowerCase());

/** HTML that was pasted with its styles. */
export function checkHtml({file, elements}: MarkdownPage): Problem[] {
  return elements.flatMap((element) => {
    const {name, line, attributes} = element;
    const given = ['style', 'class', 'className'].find((key) => key in attributes);
    if (isComponent(element) || isMisspelt(name) || (HTML.includes(name) && !given)) return [];
    const message = given
      ? `<${name} ${given}="…"> comes from another program. The site gives everything its look: delete the tag, and keep its words.`
      : `<${name}> comes from another program or is misspelt. Delete the tag, and keep its words.`;
    return [{file, line, place: [], message}];
  });
}

type Known = Readonly<Record<string, Pick<Partial<Lists>, 'facts' | 'site'>>>;

/**
 * What is written once, in facts.yml or site.yml, and must not be typed into a sentence.
 *
 * @returns for a line of text, the messages with the component to write
 */
export function typedValues(
  lists: Known,
): (text: string) => Pick<Problem, 'message' | 'example'>[] {
  const values = Object.values(lists).flatMap(({facts = {}, site}) => [
    ...(site
      ? [
          {pattern: word(site.name), example: '<Brand />', what: 'The name'},
          {
            pattern: word(site.phone.shown),
            example: '<Contact part="phone" />',
            what: 'The phone number',
          },
        ]
      : []),
    ...Object.values(facts).flatMap(({id, text}) =>
      // A small number alone may be another one.
      text.length < 6 || !/\p{Nd}/u.test(text)
        ? []
        : [{pattern: figure(text), example: `<Fact id="${id}" />`, what: 'This fact'}],
    ),
  ]);
  return (text) => {
    const found = values.filter(({pattern}) => pattern.test(text));
    const examples = [...new Set(found.map(({example}) => example))];
    return examples.slice(0, 1).map((example) => {
      const {what, pattern} = found.find((one) => one.example === example)!;
      const [typed = ''] = pattern.exec(text) ?? [];
      const message = `${what} is written once for the whole site. Write a component in place of "${typed}", so that a change reaches every page.`;
      return {message, example};
    });
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
