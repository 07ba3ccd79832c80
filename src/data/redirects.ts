import * as z from 'zod';
import {and, say, type Sentence} from 'content/say';
import {didYouMean, type Problem} from 'content/say/diagnostics';
import type {PageAnchors} from 'content/check/rules/links';
import {listContract} from 'content/lists/contract';
import {checked} from 'content/lists/fields';
import {note} from 'content/lists/notes';
import type {Rule} from 'content/lists/rules';
import {type ContentFiles, listSiteFiles} from 'content/read/files';
import {lineOf, type YamlFile} from 'content/read/yaml';
import {locales} from 'nepali-text/locale';
import {ERROR_STATUSES} from '../lib/urls';

/** An address of English at which a page was, and the one at which it is. */
export interface Redirect {
  from: string;
  to: string;
}

const address: Rule = (value) =>
  /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?=.)|$))*$/.test(value)
    ? undefined
    : say('redirects.form', {value});

export const redirects = listContract({
  schema: () => {
    const field = (example: string) => checked(address).meta(note('line', {examples: [example]}));
    return z.strictObject({from: field('/our-story'), to: field('/about')});
  },
  together: (rows) => {
    const endOf = new Map(rows.map(({from, to}) => [from, to]));
    for (const [index, {from, to}] of rows.entries()) {
      if (rows.findIndex((row) => row.from === from) < index)
        return [index, say('redirects.twice', {address: from})];
      let end = to;
      for (let steps = 0; endOf.has(end); steps += 1) {
        if (steps === rows.length) return [index, say('redirects.circle', {address: from})];
        end = endOf.get(end)!;
      }
      if (end !== to) return [index, say('redirects.chain', {address: to, end})];
    }
    return undefined;
  },
});

/** Names at the root of a build that are no pages. */
const BUILT = new Set(['assets', '404', ...ERROR_STATUSES.map(String), ...locales]);

/** What is at an address, so that neither a new page nor an old address can be there; undefined when it is free. */
export function takenBy(
  site: ContentFiles,
  taken: string,
  places: ReadonlyMap<string, unknown>,
): Sentence | undefined {
  if (places.has(taken)) return say('redirects.page', {address: taken});
  const [, first = ''] = taken.split('/');
  const isFolder = listSiteFiles(site, 'static').some((file) => file.startsWith(`${first}/`));
  return isFolder || BUILT.has(first) ? say('redirects.file', {address: taken}) : undefined;
}

/** Old addresses at which there is something, and new ones at which there is no page. */
export function redirectProblems(
  site: ContentFiles,
  file: YamlFile,
  rows: readonly Redirect[],
  places: PageAnchors,
): Problem[] {
  return rows.flatMap(({from, to}, index) => {
    const noPage = places.has(to)
      ? undefined
      : and(say('link.none', {address: to}), didYouMean(to, [...places.keys()]));
    const found = {from: takenBy(site, from, places), to: noPage};
    return Object.entries(found).flatMap(([key, sentence]): Problem[] => {
      const path = [index, key];
      return sentence
        ? [{file: file.file, line: lineOf(file, path), place: path.map(String), ...sentence}]
        : [];
    });
  });
}
