import type {Lists} from '../../../collections';
import {ICONS} from '../../../collections/fields';
import {drawingAmong} from '../../../collections/rules';
import {didYouMean, nearestOf, type Problem} from '../../../lib/diagnostics';
import {and, say, type Sentence} from '../../../lib/sentences';
import {type Element, isComponent, type MarkdownPage} from '../markdownPage';
import {mdxComponents, type MdxComponent} from '../mdxComponents';

/** What attributes may refer to: lists, as far as they are valid, and the names of icons. */
export type KnownLists = Pick<Partial<Lists>, 'facts'> & {icons?: readonly string[]};

type Mistake = Sentence & Pick<Problem, 'example'>;

/** Every component exists, has the attributes it needs, and refers to what exists. */
export function checkComponents(page: MarkdownPage, lists: KnownLists): Problem[] {
  const imported = page.imports.map(({name}) => name);
  return page.elements
    .filter(({name}) => !imported.includes(name))
    .flatMap((element) =>
      checkElement(element, lists).map((mistake) => ({
        file: page.file,
        line: element.line,
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
    return [{...say('component.capital', {name}), example: mdxComponents[meant]!.example}];
  }
  const component = mdxComponents[name];
  if (!component) {
    const hint = didYouMean(name, names) ?? say('component.imported', {name});
    return [and(say('component.none', {name}), hint)];
  }
  const found = [
    ...checkAttributes(element, component),
    ...checkReferences(element, lists),
    ...(component.wraps && element.isEmpty ? [say('component.empty', {name})] : []),
  ];
  const meant =
    ['Fact', 'BigFact'].includes(name) && nearestOf(element.attributes.id ?? '', factsIn(lists));
  const example = meant
    ? component.example.replace(/id="[^"]*"/, `id="${meant}"`)
    : component.example;
  return found.map((sentence) => ({...sentence, example}));
}

const factsIn = ({facts}: KnownLists) => Object.keys(facts ?? {});

function checkAttributes({name, attributes}: Element, component: MdxComponent): Sentence[] {
  const {required = [], values = {}} = component;
  const missing = required
    .filter((attribute) => !attributes[attribute]?.trim())
    .map((attribute) => say('component.needs', {name, attribute}));
  const wrong = Object.entries(values)
    .filter(([attribute, choices]) => {
      const value = attributes[attribute];
      return value !== undefined && !choices.includes(value ?? '');
    })
    .map(([attribute, choices]) =>
      say('component.value', {name, attribute, value: attributes[attribute] ?? '', choices}),
    );
  return [...missing, ...wrong];
}

function checkReferences({name, attributes}: Element, lists: KnownLists): Sentence[] {
  const {id, icon} = attributes;
  if (name === 'Fact' || name === 'BigFact') {
    const facts = factsIn(lists);
    if (!id || !lists.facts || facts.includes(id)) return [];
    return [and(say('fact.none', {fact: id}), didYouMean(id, facts))];
  }
  const {icons} = lists;
  const problem = name === 'Card' && icon && icons && drawingAmong(() => icons, ICONS)(icon);
  return problem ? [problem] : [];
}
