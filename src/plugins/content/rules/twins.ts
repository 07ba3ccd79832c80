import {didYouMean, type Problem} from '../../../lib/diagnostics';
import {checkEnglishWords} from '../../../lib/nepaliText';
import {anchorOf, type Element, isComponent, type MarkdownPage} from '../markdownPage';
import {mdxComponents} from '../mdxComponents';
import {settingFields, wordFields} from '../words';
import {plainAddress} from './links';

/** Something that both pages must have if one has it, as a writer writes it. */
interface Item {
  line: number;
  written: string;
}

/** Components that are used within sentences: one language may need them more often than the other. */
const IN_SENTENCES = ['Brand', 'Contact', 'Fact'];

/** Figures, links, addresses within the page and components must be the same in both languages. */
export function compareParts(english: MarkdownPage, twin: MarkdownPage): Problem[] {
  const kinds = [
    elements(
      ({name}) => ['BigFact', 'Fact'].includes(name),
      ({id}) => `<Fact id="${id ?? ''}">`,
    ),
    elements(
      ({name}) => name === 'Contact',
      ({part}) => `<Contact part="${part ?? ''}">`,
    ),
    elements(
      (element) => anchorOf(element) !== undefined,
      ({id}, name) => `<${name} id="${id ?? ''}">`,
    ),
    // checkLinks reports what is wrong in an address itself.
    ({links}: MarkdownPage): Item[] =>
      links.map(({target, line}) => ({line, written: `a link to ${plainAddress(target)}`})),
  ];
  return [
    ...kinds.flatMap((items) => [
      ...onlyIn(items(english), items(twin), english.file, `the Nepali page ${twin.file}`),
      ...onlyIn(items(twin), items(english), twin.file, `the English page ${english.file}`),
    ]),
    ...differentCounts(english, twin),
  ];
}

function elements(
  isMeant: (element: Element) => boolean,
  write: (attributes: Element['attributes'], name: string) => string,
) {
  return (page: MarkdownPage): Item[] =>
    page.elements
      .filter(isComponent)
      .filter(isMeant)
      .map(({line, name, attributes}) => ({line, written: write(attributes, name)}));
}

function onlyIn(
  here: readonly Item[],
  there: readonly Item[],
  file: string,
  otherPage: string,
): Problem[] {
  const known = new Set(there.map(({written}) => written));
  return here
    .filter(({written}, index) => here.findIndex((item) => item.written === written) === index)
    .filter(({written}) => !known.has(written))
    .map(({line, written}) => ({
      file,
      line,
      place: [written],
      message: `This is here and not in ${otherPage}. Both languages have the same content: add it there, or remove it here.`,
    }));
}

function differentCounts(english: MarkdownPage, twin: MarkdownPage): Problem[] {
  const used = [...english.elements, ...twin.elements].filter(isComponent);
  const names = new Set(used.map(({name}) => name));
  return [...names].flatMap((component) => {
    const [ours, theirs] = [counted(english, component), counted(twin, component)];
    if (ours.length === theirs.length) return [];
    const [more, fewer, other] =
      ours.length > theirs.length ? [ours, theirs, twin] : [theirs, ours, english];
    const {file, line} = more[more.length - 1]!;
    const message = `<${component}> is here ${times(more.length)}, in ${other.file} ${times(fewer.length)}. Both languages are built of the same parts.`;
    return [{file, line, place: [`<${component}>`], message}];
  });
}

/** Uses that must be equally many. Those with an id are compared by their id. */
function counted(page: MarkdownPage, component: string): Element[] {
  const isFree =
    IN_SENTENCES.includes(component) ||
    component === 'Lang' ||
    // checkComponents reports it.
    !Object.hasOwn(mdxComponents, component) ||
    page.imports.some(({name}) => name === component);
  return isFree
    ? []
    : page.elements.filter(
        ({name, attributes}) => name === component && attributes.id === undefined,
      );
}

function times(count: number): string {
  return count === 0 ? 'not at all' : count === 1 ? 'once' : `${count} times`;
}

/** A page and its twin have the same fields, with texts translated and settings equal. */
export function compareFrontMatter(
  english: MarkdownPage,
  twin: MarkdownPage,
  {required}: {required: readonly string[]},
): Problem[] {
  const keys = [...wordFields, ...settingFields].filter((key) =>
    [english, twin].some((page) => page.frontMatter.has(key)),
  );
  return [
    ...[english, twin].flatMap((page) =>
      required.filter((key) => isMissing(page, key)).map((key) => missing(page, key)),
    ),
    ...[english, twin].flatMap(unknownFields),
    ...keys
      .filter((key) => !required.includes(key))
      .flatMap((key) => compareField(english, twin, key)),
    ...wordFields.flatMap((key) => untranslated(english, twin, key)),
  ];
}

/** Also where it is empty. A misspelt field is reported where it is. */
function isMissing({frontMatter}: MarkdownPage, key: string): boolean {
  const unknown = [...frontMatter.keys()].filter((name) => !isField(name));
  if (unknown.some((name) => didYouMean(name, FIELDS).includes(`"${key}"`))) return false;
  return typeof frontMatter.get(key)?.value !== 'string' || frontMatter.get(key)?.value === '';
}

const FIELDS = [...wordFields, ...settingFields];
const isField = (name: string) => FIELDS.includes(name);

function unknownFields({file, frontMatter}: MarkdownPage): Problem[] {
  return [...frontMatter]
    .filter(([key]) => !isField(key))
    .map(([key, {line}]) => {
      const message = `"${key}" is not a field here.${didYouMean(key, FIELDS) || ` The fields here are: ${FIELDS.join(', ')}.`}`;
      return {file, line, place: [key], message};
    });
}

function missing({file, frontMatter}: MarkdownPage, key: string): Problem {
  const line = frontMatter.get(key)?.line ?? 1;
  if (line > 1)
    return {file, line, place: [key], message: `"${key}" is empty.`, example: `${key}: …`};
  const message = `Between the two lines "---" at the top, the field ${key} is missing. Search engines and links show it.`;
  return {file, line: 1, place: [key], message, example: `${key}: …`};
}

function compareField(english: MarkdownPage, twin: MarkdownPage, key: string): Problem[] {
  const [one, other] = [english.frontMatter.get(key), twin.frontMatter.get(key)];
  if (!one || !other) {
    const [lacking, having] = one ? [twin, english] : [english, twin];
    const field = one ?? other;
    const example = wordFields.includes(key) ? `${key}: …` : inYaml(key, field?.value);
    const message = `The field ${key} is in ${having.file}:${field?.line ?? 1} and not here. A page and its twin have the same fields.`;
    return [{file: lacking.file, line: 1, place: [key], message, example}];
  }
  if (wordFields.includes(key) || JSON.stringify(one.value) === JSON.stringify(other.value))
    return [];
  const message = `The field ${key} is a setting, and differs from ${english.file}:${one.line}. It must be the same in both languages.`;
  const example = inYaml(key, one.value);
  return [{file: twin.file, line: other.line, place: [key], message, example}];
}

function untranslated(english: MarkdownPage, twin: MarkdownPage, key: string): Problem[] {
  const [one, other] = [english.frontMatter.get(key), twin.frontMatter.get(key)];
  if (typeof one?.value !== 'string' || !other || one.value !== other.value) return [];
  // checkNepaliPage reports it.
  if (checkEnglishWords(one.value).length > 0) return [];
  const message = `The ${key} is the same as in English: "${one.value}". Write it in Nepali.`;
  return [{file: twin.file, line: other.line, place: [key], message}];
}

function inYaml(key: string, value: unknown): string {
  return `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`;
}
