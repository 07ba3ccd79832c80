import type {Lists} from '../../../collections';
import {ICONS} from '../../../collections/fields';
import {drawingAmong} from '../../../collections/rules';
import {didYouMean, nearestOf, type Problem} from '../../../lib/diagnostics';
import {type Element, isComponent, type MarkdownPage} from '../markdownPage';
import {mdxComponents, type MdxComponent} from '../mdxComponents';

/** What attributes may refer to: lists, as far as they are valid, and the names of icons. */
export type KnownLists = Pick<Partial<Lists>, 'facts'> & {icons?: readonly string[]};

type Mistake = Pick<Problem, 'message' | 'example'>;

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

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
  const example = withKnownFact(element, component.example, lists);
  return messages.map((message) => ({message, example}));
}

/** An example names a fact that there is, and the one that was meant if that can be told. */
function withKnownFact({name, attributes}: Element, example: string, {facts}: KnownLists): string {
  const ids = Object.keys(facts ?? {});
  const [first] = ids;
  if (!['Fact', 'BigFact'].includes(name) || first === undefined) return example;
  const [, shown = ''] = /id="([^"]*)"/.exec(example) ?? [];
  const known = nearestOf(attributes.id ?? '', ids) ?? (ids.includes(shown) ? shown : first);
  return example.replace(`id="${shown}"`, `id="${known}"`);
}

function checkAttributes({name, attributes}: Element, component: MdxComponent): string[] {
  const {required = [], optional = [], values = {}} = component;
  const allowed = [...required, ...optional];
  const missing = required
    .filter((attribute) => !attributes[attribute]?.trim())
    .map((attribute) => `<${name}> needs ${attribute}="…".`);
  const unknown = Object.keys(attributes)
    .filter((attribute) => !allowed.includes(attribute))
    .map((attribute) => `<${name}> does not know ${attribute}=.${didYouMean(attribute, allowed)}`);
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
  return [...missing, ...unknown, ...wrong];
}

function checkReferences({name, attributes}: Element, lists: KnownLists): string[] {
  const {id, icon} = attributes;
  const facts = lists.facts && Object.keys(lists.facts);
  if (name === 'Fact' || name === 'BigFact') {
    if (!id || !facts || facts.includes(id)) return [];
    return [`There is no fact "${id}" in src/data/facts.yml.${didYouMean(id, facts)}`];
  }
  if (id && !KEBAB.test(id)) {
    return [`id="${id}" becomes part of an address: use small letters, digits and hyphens.`];
  }
  const {icons} = lists;
  const problem = name === 'Card' && icon && icons && drawingAmong(() => icons, ICONS)(icon);
  return problem ? [problem] : [];
}
