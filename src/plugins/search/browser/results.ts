import {fill} from '../../../lib/fill';
import type {Found, Search} from '../../../lib/searchIndex';
import {element, link, refill} from '../../on-demand/browser';
import {answerList, countIn, numberIn} from './render';
import type {Language} from './render';

/** What can be done for a place that shows answers. */
export interface Results {
  /** Shows the answers to a query; for an empty one, how to ask. */
  show(query: string): void;
  /** Shows that the records are on their way. */
  wait(): void;
  /** Shows that they did not come. @param again tries once more */
  fail(again: () => void): void;
}

/**
 * Prepares an element for answers. Its first part says to screen readers how many there are.
 *
 * @param most how many answers are shown; a link leads to the others
 * @param search what finds them, once it is there
 */
export function resultsIn(
  holder: HTMLElement,
  language: Language,
  twin: string,
  most: number,
  search: () => Search | undefined,
): Results {
  const {words, base} = language;
  const status = element('p', {role: 'status'});
  const body = element('div');
  refill(holder, status, body);
  const put = (text: string, ...content: readonly Node[]) => {
    // The same words again would be said again.
    if (status.textContent !== text) status.textContent = text;
    refill(body, ...content);
  };
  const searchPage = `${base}search`;

  function answers(found: Found, query: string): void {
    const count = found.answers.length;
    const more = fill(words.more, {count: numberIn(count, language)});
    put(
      countIn(count, words.count, language),
      ...(found.isNear ? [element('p', {}, words.near)] : []),
      answerList(found, most, language, twin),
      ...(count > most ? [link(`${searchPage}?q=${encodeURIComponent(query)}`, more)] : []),
    );
  }

  function nothing(query: string): void {
    const ways = [
      [words.app, `${base}app`],
      [words.contact, `${base}contact`],
      [words.list, `${searchPage}#pages`],
    ] as const;
    put(
      fill(words.none, {query}),
      element('ul', {}, ...ways.map(([name, href]) => element('li', {}, link(href, name)))),
    );
  }

  return {
    show(typed) {
      const query = typed.trim();
      const found = query ? search()?.(query) : undefined;
      if (!found) put('', element('p', {}, words.hint));
      else if (found.answers.length === 0) nothing(query);
      else answers(found, query);
    },
    wait: () => put(words.loading),
    fail(again) {
      const button = element('button', {type: 'button'}, words.again);
      button.onclick = again;
      put(words.failed, element('p', {}, button), link(searchPage, words.list));
    },
  };
}
