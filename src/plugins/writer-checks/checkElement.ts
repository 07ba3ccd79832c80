import {didYouMean} from '../../lib/diagnostics';
import {type ComponentRule, componentRules} from './rules';

/** A component as it stands in a Markdown file, reduced to what the checks look at. */
export interface WrittenElement {
  name: string;
  /** Attribute → its text; null for an attribute without value or with a {value} in braces. */
  attributes: Readonly<Record<string, string | null>>;
  isEmpty: boolean;
}

/** The ids and names that attributes may refer to. */
export interface Known {
  facts: readonly string[];
  /** The cities, each of which has a scene. */
  cities: readonly string[];
  isIcon: (name: string) => boolean;
  /** Components that the file itself imports. */
  imported: readonly string[];
}

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Everything that is wrong with one component, in sentences for its writer. */
export function checkElement(element: WrittenElement, known: Known): string[] {
  const {name} = element;
  if (known.imported.includes(name)) return [];
  const rule = componentRules[name];
  if (!rule) {
    return [`There is no <${name}>.${didYouMean(name, Object.keys(componentRules))}`];
  }
  const problems = [
    ...checkAttributes(element, rule),
    ...checkReferences(element, known),
    ...(rule.wraps && element.isEmpty ? [`<${name}> has nothing inside.`] : []),
  ];
  return problems.map((problem) => `${problem} For example:\n${indent(rule.example)}`);
}

function checkAttributes({name, attributes}: WrittenElement, rule: ComponentRule): string[] {
  const allowed = [...(rule.required ?? []), ...(rule.optional ?? [])];
  const missing = (rule.required ?? [])
    .filter((attribute) => !attributes[attribute]?.trim())
    .map((attribute) => `<${name}> needs ${attribute}="…".`);
  const unknown = Object.keys(attributes)
    .filter((attribute) => !allowed.includes(attribute))
    .map((attribute) => `<${name}> does not know ${attribute}=.${didYouMean(attribute, allowed)}`);
  const wrong = Object.entries(rule.values ?? {})
    .filter(([attribute, values]) => {
      const value = attributes[attribute];
      return value !== undefined && !values.includes(value ?? '');
    })
    .map(
      ([attribute, values]) =>
        `${attribute}="${attributes[attribute] ?? ''}" is not possible in <${name}>: write ` +
        `${values.map((value) => `"${value}"`).join(' or ')}.`,
    );
  return [...missing, ...unknown, ...wrong];
}

function checkReferences({name, attributes}: WrittenElement, known: Known): string[] {
  const {id, icon, scene} = attributes;
  if (name === 'Fact' || name === 'BigFact') {
    if (!id || known.facts.includes(id)) return [];
    return [`There is no fact "${id}" in src/data/facts.yml.${didYouMean(id, known.facts)}`];
  }
  if (id && !KEBAB.test(id)) {
    return [`id="${id}" becomes part of an address: use small letters, digits and hyphens.`];
  }
  if (scene && !known.cities.includes(scene)) {
    return [
      `There is no city "${scene}" in src/data/cities.yml.${didYouMean(scene, known.cities)}`,
    ];
  }
  if (name === 'Card' && icon && !known.isIcon(icon)) {
    return [`There is no icon "${icon}". The names are those of the Tabler icons (outline).`];
  }
  return [];
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '    ');
}
