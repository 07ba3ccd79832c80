import type {Locale} from 'nepali-text/locale';
import type {Problem} from '../../say/diagnostics';
import {checkEnglishWords} from '../../words/textRules';
import {say} from '../../say';
import {anchorOf, isComponent, type MarkdownPage} from '../../read/markdownPage';
import {wordFields} from '../../read/words';
import {plainAddress} from './links';

/** Something that must be in both pages if it is in one, as a writer writes it. */
interface Item {
  line: number;
  written: string;
}

/** Figures, links and addresses within the page must be the same in both languages. */
export function compareParts(english: MarkdownPage, translation: MarkdownPage): Problem[] {
  const [ours, theirs] = [itemsOf(english), itemsOf(translation)];
  return [
    ...onlyIn(ours, theirs, english.file, 'ne'),
    ...onlyIn(theirs, ours, translation.file, 'en'),
  ];
}

function itemsOf({elements, links}: MarkdownPage): Item[] {
  const inElements = elements.filter(isComponent).flatMap((element): Item[] => {
    const {line, name} = element;
    const id = element.attributes.id ?? '';
    // A figure may be large in one language.
    if (name === 'BigFact' || name === 'Fact') return [{line, written: `<Fact id="${id}">`}];
    return anchorOf(element) === undefined ? [] : [{line, written: `<${name} id="${id}">`}];
  });
  // checkLinks reports what is wrong in an address itself.
  const inLinks = links.map(({target, line}) => ({line, written: `[…](${plainAddress(target)})`}));
  return [...inElements, ...inLinks];
}

/** @param lacking the language that lacks some of the items */
function onlyIn(
  here: readonly Item[],
  there: readonly Item[],
  file: string,
  lacking: Locale,
): Problem[] {
  const known = there.map(({written}) => written);
  const sentence = say('translation.only', {language: say(`language.${lacking}`)});
  return here
    .filter(({written}) => !known.includes(written))
    .filter(
      ({written}, index, all) => all.findIndex((first) => first.written === written) === index,
    )
    .map(({line, written}) => ({file, line, place: [written], ...sentence}));
}

/** The words of the fields at the top are in each language. */
export function compareFields(english: MarkdownPage, translation: MarkdownPage): Problem[] {
  return wordFields.flatMap((field): Problem[] => {
    const [en, ne] = [english, translation].map(({frontMatter}) => frontMatter.get(field));
    if (typeof en?.value !== 'string' || en.value !== ne?.value) return [];
    // checkNepaliPage reports English words.
    if (checkEnglishWords(en.value).length > 0) return [];
    const sentence = say('matter.same', {field, text: en.value});
    return [{file: translation.file, line: ne.line, place: [field], ...sentence}];
  });
}
