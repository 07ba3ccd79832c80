import {didYouMean, nearestOf, type Problem} from '../../say/diagnostics';
import {and, say, type Sentence} from '../../say';
import {isComponent, type MarkdownPage, type PageElement} from '../../read/markdownPage';
import type {FactTexts} from '../../lists/rules';
import {isMisspelt, mdxComponents, type MdxComponent} from '../../read/components';

/** What the pages of a site may refer to, as far as it is valid. */
export interface References {
  /** By id. */
  facts?: FactTexts;
  /** Drawings in a folder of the site, by the names of their files. */
  icons?: {folder: string; names: readonly string[]};
}

type Mistake = Sentence & Pick<Problem, 'example'>;

/** Every component exists, has the attributes it needs, and refers to what exists. */
export function checkComponents(page: MarkdownPage, known: References): Problem[] {
  const imported = page.imports.map(({name}) => name);
  return page.elements
    .filter(({name}) => !imported.includes(name))
    .flatMap((element) =>
      checkElement(element, known).map((mistake) => ({
        file: page.file,
        line: element.line,
        ...mistake,
      })),
    );
}

function checkElement(element: PageElement, known: References): Mistake[] {
  const {name} = element;
  const names = Object.keys(mdxComponents);
  const component = Object.hasOwn(mdxComponents, name) ? mdxComponents[name] : undefined;
  if (!component) {
    if (!isComponent(element) && !isMisspelt(name)) return [];
    const hint = didYouMean(name, names) ?? say('component.imported', {name});
    return [and(say('component.none', {name}), hint)];
  }
  const found = [
    ...checkAttributes(element, component),
    ...checkReferences(element, known),
    ...(component.wraps && element.isEmpty ? [say('component.empty', {name})] : []),
  ];
  const meant =
    ['Fact', 'BigFact'].includes(name) && nearestOf(element.attributes.id ?? '', factsIn(known));
  const example = meant
    ? component.example.replace(/id="[^"]*"/, `id="${meant}"`)
    : component.example;
  return found.map((sentence) => ({...sentence, example}));
}

const factsIn = ({facts}: References) => Object.keys(facts ?? {});

function checkAttributes({name, attributes}: PageElement, component: MdxComponent): Sentence[] {
  const {required = [], values = {}} = component;
  const missing = required
    .filter((attribute) => !attributes[attribute]?.trim())
    .map((attribute) => say('component.needs', {name, attribute}));
  const wrong = Object.entries(values)
    .filter(([attribute, choices]) => {
      const value = attributes[attribute];
      return value !== undefined && !choices.includes(value ?? '');
    })
    .map(([attribute, choices]) => {
      const value = attributes[attribute] ?? '';
      const sentence = say('component.value', {name, attribute, value, choices});
      return and(sentence, didYouMean(value, choices));
    });
  return [...missing, ...wrong];
}

function checkReferences({name, attributes}: PageElement, known: References): Sentence[] {
  const {id, icon} = attributes;
  const {icons} = known;
  if (name === 'Fact' || name === 'BigFact') {
    const facts = factsIn(known);
    if (!id || !known.facts || facts.includes(id)) return [];
    return [and(say('text.noFact', {written: id}), didYouMean(id, facts))];
  }
  if (name !== 'Card' || !icon || !icons || icons.names.includes(icon)) return [];
  const {folder, names} = icons;
  return [and(say('drawing.none', {folder, name: icon}), didYouMean(icon, names))];
}
