import type {Lists} from '../../collections';
import {type Locale, locales} from '../../lib/locale';

export const FACTS_FILE = 'facts.json';

/** An entry of facts.yml as it is written there. */
interface Source {
  id: string;
  kind: string;
  value: unknown;
  asOf?: string;
  disagrees?: string;
}

/**
 * The facts of facts.yml: the number or the day, how each language writes it, the day on which it was
 * right, and in English what other documents of ours say instead.
 *
 * @param source the contents of the file, after it was checked
 */
export function factsJson(source: unknown, lists: Readonly<Record<Locale, Pick<Lists, 'facts'>>>) {
  const inEach = (field: 'text' | 'short', id: string) =>
    Object.fromEntries(locales.map((locale) => [locale, lists[locale].facts[id]?.[field]]));
  const facts = (source as readonly Source[]).map(({id, kind, value, asOf, disagrees}) => ({
    ...{id, kind},
    ...(typeof value !== 'object' && {value}),
    text: inEach('text', id),
    ...(lists[locales[0]].facts[id]?.short && {short: inEach('short', id)}),
    ...{asOf, disagrees},
  }));
  return `${JSON.stringify({facts}, null, 2)}\n`;
}
