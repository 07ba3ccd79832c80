import type {Data} from '../../../collections';
import {fill} from '../../../lib/fill';
import {peopleAddress, tradeAddress} from '../../../lib/hireSearch';
import type {ChoiceAnswer, Found, FoundSection, PageAnswer} from '../../../lib/searchIndex';
import {excerptOf, type Mark, marksIn} from '../../../lib/words';
import {element, link} from '../../on-demand/browser';
import type {Language as AnyLanguage} from '../../on-demand/settings';

export type Words = Data<'pages/answers'>;
export type Language = AnyLanguage<Words>;

type Content = Node | string;

/** "१२" for 12, with the digits of the language. */
export const numberIn = (count: number, {digits}: Language): string =>
  String(count).replace(/\d/g, (digit) => digits[Number(digit)]!);

export const countIn = (count: number, form: Language['words']['count'], language: Language) =>
  fill(count === 1 ? form.one : form.other, {count: numberIn(count, language)});

/** A text with its marks. */
function marked(text: string, marks: readonly Mark[]): Content[] {
  let end = 0;
  const parts = marks.flatMap(([start, stop]): Content[] => {
    const before = text.slice(end, start);
    end = stop;
    return [before, element('mark', {}, text.slice(start, stop))];
  });
  return [...parts, text.slice(end)];
}

/**
 * The first answers as a list: each page with its sections, each choice with what it leads to.
 *
 * @param most how many answers
 * @param twin the `lang` of the second names of choices
 */
export function answerList(
  {answers, terms}: Found,
  most: number,
  language: Language,
  twin: string,
): HTMLElement {
  const base = language.base.slice(0, -1);
  const titled = (title: string) => element('strong', {}, ...marked(title, marksIn(title, terms)));
  const excerpt = (text: string): Content[] => {
    const {text: shown, marks} = excerptOf(text, terms);
    return shown ? [element('span', {}, ...marked(shown, marks))] : [];
  };

  function page({path, name, sections}: PageAnswer): Content[] {
    const own = sections.find(({anchor}) => !anchor);
    const hasTitle = own && own.title !== name && marksIn(own.title, terms).length > 0;
    const text = own ? `${hasTitle ? `${own.title}: ` : ''}${own.text}` : '';
    const parts = sections.filter(({anchor}) => anchor);
    return [
      link(base + path, titled(name), ...excerpt(text)),
      ...(parts.length > 0
        ? [element('ul', {}, ...parts.map((part) => element('li', {}, section(path, part))))]
        : []),
    ];
  }

  const section = (path: string, {anchor, title, text}: FoundSection) =>
    link(`${base}${path}#${encodeURIComponent(anchor)}`, titled(title), ...excerpt(text));

  function choice({kind, id, name, otherName, people, text = ''}: ChoiceAnswer): Content[] {
    const {words} = language;
    const address = kind === 'trade' ? tradeAddress(id) : peopleAddress({[kind]: id});
    const action = people > 0 ? countIn(people, words.people, language) : words.inApp;
    const other = element('span', {lang: twin}, ...marked(otherName, marksIn(otherName, terms)));
    return [
      link(
        base + address,
        element('span', {'data-choice': ''}, titled(name), ` · ${action}`),
        ...(otherName && otherName !== name ? [other] : []),
        ...excerpt(text),
      ),
    ];
  }

  return element(
    'ol',
    {},
    ...answers
      .slice(0, most)
      .map((answer) =>
        element('li', {}, ...(answer.kind === 'page' ? page(answer) : choice(answer))),
      ),
  );
}
