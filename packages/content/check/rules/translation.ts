import type {Locale} from 'nepali-text/locale';
import type {Problem} from '../diagnostics';
import {checkEnglishWords} from '../textRules';
import {say} from '../sentences';
import {anchorOf, isComponent, type MarkdownPage, type PageElement} from '../../read/markdownPage';
import {wordFields} from '../../read/words';
import {plainAddress} from './links';

/** Something that must be in both pages if it is in one, as a writer writes it. */
interface Item {
  line: number;
  written: string;
}

/** Figures, links and addresses within the page must be the same in both languages. */
export function compareParts(english: MarkdownPage, translation: MarkdownPage): Problem[] {
  const kinds = [
    elements(
      ({name}) => ['BigFact', 'Fact'].includes(name),
      ({id}) => `<Fact id="${id ?? ''}">`,
    ),
    elements(
      (element) => anchorOf(element) !== undefined,
      ({id}, name) => `<${name} id="${id ?? ''}">`,
    ),
    // checkLinks reports what is wrong in an address itself.
    ({links}: MarkdownPage): Item[] =>
      links.map(({target, line}) => ({line, written: `[…](${plainAddress(target)})`})),
  ];
  return kinds.flatMap((items) => [
    ...onlyIn(items(english), items(translation), english.file, 'ne'),
    ...onlyIn(items(translation), items(english), translation.file, 'en'),
  ]);
}

function elements(
  isMeant: (element: PageElement) => boolean,
  write: (attributes: PageElement['attributes'], name: string) => string,
) {
  return (page: MarkdownPage): Item[] =>
    page.elements
      .filter(isComponent)
      .filter(isMeant)
      .map(({line, name, attributes}) => ({line, written: write(attributes, name)}));
}

/** @param other the language that lacks some of the items */
function onlyIn(
  here: readonly Item[],
  there: readonly Item[],
  file: string,
  other: Locale,
): Problem[] {
  const known = there.map(({written}) => written);
  const sentence = say('translation.only', {language: say(`language.${other}`)});
  return here
    .filter(({written}) => !known.includes(written))
    .filter(({written}, index, all) => all.findIndex((one) => one.written === written) === index)
    .map(({line, written}) => ({file, line, place: [written], ...sentence}));
}

/** The words of the fields at the top are in each language. */
export function compareFields(english: MarkdownPage, translation: MarkdownPage): Problem[] {
  return wordFields.flatMap((field): Problem[] => {
    const [one, other] = [english, translation].map(({frontMatter}) => frontMatter.get(field));
    if (typeof one?.value !== 'string' || one.value !== other?.value) return [];
    // checkNepaliPage reports English words.
    if (checkEnglishWords(one.value).length > 0) return [];
    const sentence = say('matter.same', {field, text: one.value});
    return [{file: translation.file, line: other.line, place: [field], ...sentence}];
  });
}
