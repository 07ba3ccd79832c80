import {cityAddress, peopleAddress, tradeAddress} from '@site/src/lib/hireSearch';
import {locales} from 'nepali-text/locale';
import type {ChoiceRecord, SectionRecord} from '@site/src/lib/searchData';
import type {ChoiceAnswer, PageAnswer, SearchResult} from '@site/src/lib/searchIndex';
import {excerptOf, marksIn, type MatchRange} from '@site/src/lib/words';

type Content = Node | string;

function element(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly Content[]
): HTMLElement {
  const made = document.createElement(tag);
  Object.entries(attributes).forEach(([name, value]) => made.setAttribute(name, value));
  made.append(...content);
  return made;
}

const link = (href: string, ...content: readonly Content[]) => element('a', {href}, ...content);

const addressOf = {
  city: cityAddress,
  profession: (profession: string) => peopleAddress({profession}),
};

/** A text with its marks. */
function markText(text: string, marks: readonly MatchRange[]): Content[] {
  let end = 0;
  const parts = marks.flatMap(([start, stop]): Content[] => {
    const before = text.slice(end, start);
    end = stop;
    return [before, element('mark', {}, text.slice(start, stop))];
  });
  return [...parts, text.slice(end)];
}

/**
 * Answers as items of a list: each page with its sections, each choice with what it leads to.
 *
 * @param base of the language, without the slash at its end
 * @param leadsTo what a choice leads to, in words
 * @param similar the word for an answer that only has words like those of the query
 */
export function answerList(
  {answers, terms}: Pick<SearchResult, 'answers' | 'terms'>,
  base: string,
  leadsTo: (choice: ChoiceRecord) => string,
  similar: string,
): HTMLElement[] {
  const otherLocale = locales.find((locale) => locale !== document.documentElement.lang)!;
  const titled = (title: string) =>
    element('strong', {}, ...markText(title, marksIn(title, terms)));
  const excerpt = (text: string): Content[] => {
    const {text: shown, marks} = excerptOf(text, terms);
    return shown ? [element('span', {}, ...markText(shown, marks))] : [];
  };

  const noted = (name: string, notes: readonly string[]) =>
    element('span', {'data-choice': ''}, titled(name), ...notes.map((note) => ` · ${note}`));

  function page({path, name, sections, isNear}: PageAnswer): Content[] {
    const head = sections.find(({anchor}) => !anchor);
    const hasTitle = head && head.title !== name && marksIn(head.title, terms).length > 0;
    const text = head ? `${hasTitle ? `${head.title}: ` : ''}${head.text}` : '';
    const linked = sections.filter(({anchor}) => anchor);
    return [
      link(base + path, isNear ? noted(name, [similar]) : titled(name), ...excerpt(text)),
      ...(linked.length > 0
        ? [element('ul', {}, ...linked.map((record) => element('li', {}, section(path, record))))]
        : []),
    ];
  }

  const section = (path: string, {anchor, title, text}: SectionRecord) =>
    link(`${base}${path}#${encodeURIComponent(anchor)}`, titled(title), ...excerpt(text));

  function choice(answer: ChoiceAnswer): Content[] {
    const {kind, id, city, name, otherName, isNear, text = ''} = answer;
    const address = kind === 'trade' ? tradeAddress(id, city) : addressOf[kind](id);
    const translated = element(
      'span',
      {lang: otherLocale},
      ...markText(otherName, marksIn(otherName, terms)),
    );
    return [
      link(
        base + address,
        noted(name, isNear ? [leadsTo(answer), similar] : [leadsTo(answer)]),
        ...(otherName && otherName !== name ? [translated] : []),
        ...excerpt(text),
      ),
    ];
  }

  return answers.map((answer) =>
    element('li', {}, ...(answer.kind === 'page' ? page(answer) : choice(answer))),
  );
}
