import type {Lists} from '../../../collections';
import {ICONS} from '../../../collections/fields';
import {drawingAmong} from '../../../collections/rules';
import {didYouMean, nearestOf, type Problem} from '../../../lib/diagnostics';
import {type Element, isComponent, type MarkdownPage} from '../markdownPage';
import {mdxComponents, type MdxComponent} from '../mdxComponents';

/** What attributes may refer to: lists, as far as they are valid, and the names of icons. */
export type KnownLists = Pick<Partial<Lists>, 'facts'> & {icons?: readonly string[]};

type Mistake = Pick<Problem, 'message' | 'example'>;

/** Every component exists, has the attributes it needs, and refers to what exists. */
export function checkComponents(page: MarkdownPage, lists: KnownLists): Problem[] {
  const imported = page.imports.map(({name}) => name);
  return page.elements
    .filter(({name}) => !imported.includes(name))
    .flatMap((element) =>
      checkElement(element, lists).map((mistake) => ({
        file: page.file,
        line: element.line,
        place: [],
        ...mistake,
      })),
    );
}

function checkElement(element: Element, lists: KnownLists): Mistake[] {
  const {name} = element;
  const names = Object.keys(mdxComponents);
  if (!isComponent(element)) {
    const meant = names.find((known) => known.toLowerCase() === name.toLowerCase());
    if (!meant) return [];
    const message = `<${name}> is no component: its name begins with a capital letter.`;
    return [{message, example: mdxComponents[meant]!.example}];
  }
  const component = mdxComponents[name];
  if (!component) {
    const near = didYouMean(name, names);
    const hint = near || ` If it was imported, its line "import ${name} …" is missing.`;
    return [{message: `There is no <${name}>.${hint}`}];
  }
  const messages = [
    ...checkAttributes(element, component),
    ...checkReferences(element, lists),
    ...(component.wraps && element.isEmpty ? [`<${name}> has nothing inside.`] : []),
  ];
  const meant =
    ['Fact', 'BigFact'].includes(name) && nearestOf(element.attributes.id ?? '', factsIn(lists));
  const example = meant
    ? component.example.replace(/id="[^"]*"/, `id="${meant}"`)
    : component.example;
  return messages.map((message) => ({message, example}));
}

const factsIn = ({facts}: KnownLists) => Object.keys(facts ?? {});

function checkAttributes({name, attributes}: Element, component: MdxComponent): string[] {
  const {required = [], values = {}} = component;
  const missing = required
    .filter((attribute) => !attributes[attribute]?.trim())
    .map((attribute) => `<${name}> needs ${attribute}="…".`);
  const wrong = Object.entries(values)
    .filter(([attribute, choices]) => {
      const value = attributes[attribute];
      return value !== undefined && !choices.includes(value ?? '');
    })
    .map(
      ([attribute, choices]) =>
        `${attribute}="${attributes[attribute] ?? ''}" is not possible in <${name}>: write ` +
        `${choices.map((choice) => `"${choice}"`).join(' or ')}.`,
    );
  return [...missing, ...wrong];
}

function checkReferences({name, attributes}: Element, lists: KnownLists): string[] {
  const {id, icon} = attributes;
  if (name === 'Fact' || name === 'BigFact') {
    const facts = factsIn(lists);
    if (!id || !lists.facts || facts.includes(id)) return [];
    return [`There is no fact "${id}" in src/data/facts.yml.${didYouMean(id, facts)}`];
  }
  const {icons} = lists;
  const problem = name === 'Card' && icon && icons && drawingAmong(() => icons, ICONS)(icon);
  return problem ? [problem] : [];
}
