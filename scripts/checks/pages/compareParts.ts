import type {Problem} from '../../../src/lib/diagnostics';
import type {Component, MarkdownPage} from './markdownPage';

/** Something that must stand in both pages if it stands in one: what it is, as a writer writes it. */
interface Item {
  line: number;
  written: string;
}

/** Components that stand within sentences: one language may need them more often than the other. */
const IN_SENTENCES = ['Brand', 'Contact', 'Fact'];
/** Their id is not the address of a place in the page. */
const NO_ANCHORS = ['BigFact', 'Fact', 'Lang'];

/** Figures, links, addresses within the page and components must be the same in both languages. */
export function compareParts(english: MarkdownPage, twin: MarkdownPage, name: string): Problem[] {
  const kinds: ((page: MarkdownPage) => Item[])[] = [facts, contacts, anchors, links];
  return [
    ...kinds.flatMap((items) => [
      ...onlyIn(items(english), items(twin), english.file, `the ${name} page ${twin.file}`),
      ...onlyIn(items(twin), items(english), twin.file, `the English page ${english.file}`),
    ]),
    ...differentCounts(english, twin),
  ];
}

const facts = ({components}: MarkdownPage): Item[] =>
  components
    .filter(({name}) => name === 'Fact' || name === 'BigFact')
    .map(({attributes: {id = ''}, line}) => ({line, written: `<Fact id="${id}">`}));

const contacts = ({components}: MarkdownPage): Item[] =>
  components
    .filter(({name}) => name === 'Contact')
    .map(({attributes: {part = ''}, line}) => ({line, written: `<Contact part="${part}">`}));

const anchors = ({components}: MarkdownPage): Item[] =>
  components
    .filter(({name, attributes}) => attributes.id !== undefined && !NO_ANCHORS.includes(name))
    .map(({name, attributes: {id = ''}, line}) => ({line, written: `<${name} id="${id}">`}));

const links = ({links: all}: MarkdownPage): Item[] =>
  all.map(({target, line}) => ({line, written: `a link to ${target}`}));

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
      message: `This stands here and not in ${otherPage}. Both languages say the same: put it there too, or take it out here.`,
    }));
}

function differentCounts(english: MarkdownPage, twin: MarkdownPage): Problem[] {
  const names = new Set([...english.components, ...twin.components].map(({name}) => name));
  return [...names].flatMap((component) => {
    const [ours, theirs] = [counted(english, component), counted(twin, component)];
    if (ours.length === theirs.length) return [];
    const [more, fewer, other] =
      ours.length > theirs.length ? [ours, theirs, twin] : [theirs, ours, english];
    const {file, line} = more[more.length - 1]!;
    const message = `<${component}> stands here ${times(more.length)}, in ${other.file} ${times(fewer.length)}. Both languages are built of the same parts.`;
    return [{file, line, place: [`<${component}>`], message}];
  });
}

/** Uses that must be equally many; those with an id have been told by their id. */
function counted({components, imports}: MarkdownPage, component: string): Component[] {
  const isFree =
    IN_SENTENCES.includes(component) ||
    component === 'Lang' ||
    imports.some(({name}) => name === component);
  return isFree
    ? []
    : components.filter(({name, attributes}) => name === component && attributes.id === undefined);
}

function times(count: number): string {
  return count === 0 ? 'not at all' : count === 1 ? 'once' : `${count} times`;
}
