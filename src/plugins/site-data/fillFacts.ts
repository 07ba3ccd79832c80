import {didYouMean} from '../../lib/diagnostics';

/** The facts by id, in one language. */
export type FactTexts = Readonly<Record<string, {text: string; short?: string}>>;

const placeholder = /\{([a-z0-9-]+)(\.short)?\}/g;

/** What is wrong with the facts that a text names, as a sentence; nothing when all are known. */
export function unknownFact(text: string, facts: FactTexts | undefined): string | undefined {
  for (const [written, id = '', short] of facts ? text.matchAll(placeholder) : []) {
    if (!Object.hasOwn(facts ?? {}, id)) {
      return `${written} names no fact of facts.yml.${didYouMean(id, Object.keys(facts ?? {}))}`;
    }
    if (short && !facts?.[id]?.short) {
      return `The fact "${id}" has no short form. Write {${id}}.`;
    }
  }
  return undefined;
}

/** Puts the facts of facts.yml in place of {id} and {id.short}, so that a number is written once. */
export function fillFacts(text: string, facts: FactTexts | undefined): string {
  return text.replace(placeholder, (written, id: string, short?: string) => {
    const fact = facts?.[id];
    return (short ? fact?.short : fact?.text) ?? written;
  });
}
