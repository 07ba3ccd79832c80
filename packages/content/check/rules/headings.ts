import {nearestOf, type Problem, suggest} from '../../say/diagnostics';
import {and, say} from '../../say';
import {anchorOf, type MarkdownPage, type PageHeading} from '../../read/markdownPage';

type HeadingWithId = PageHeading & {id: string};

/** An id of the form {#id}, which Docusaurus 4 no longer reads, or of the right form with other letters. */
const WRONG_ID = /\s*(?:\\?\{#([^{}]+)\}|\{\/\*\s*#.*?\s*\*\/\})$/;

const isSection = ({level}: PageHeading) => level === 2 || level === 3;

/** Every part heading has an id, and no two places of a page have the same. */
export function checkIds({headings, elements}: MarkdownPage): Problem[] {
  const sections = headings.filter(isSection);
  const without = sections.filter(({id}) => id === undefined).map(withoutId);
  const anchors = [
    ...named(headings),
    ...elements.flatMap((element) => {
      const id = anchorOf(element);
      return id ? {...element, id} : [];
    }),
  ].sort((one, other) => one.line - other.line);
  const twice = anchors
    .filter(({id}, index) => anchors.findIndex((other) => other.id === id) < index)
    .map(({file, line, id}) => ({file, line, place: [`#${id}`], ...say('page.idTwice')}));
  return [...without, ...twice];
}

function withoutId({file, line, level, text}: PageHeading): Problem {
  const [wrong = '', id = 'a-short-name'] = WRONG_ID.exec(text) ?? [];
  const sentence = wrong ? say('heading.id') : say('heading.noId', {text});
  const words = text.slice(0, text.length - wrong.length);
  return {file, line, ...sentence, example: write({level, text: words, id})};
}

/**
 * Two languages must have the same heading ids in the same order, so that a link to a heading works
 * in both and the language switch keeps the place.
 *
 * @param translationFile the file in which a heading of the English page may be missing
 */
export function compareHeadings(
  english: readonly PageHeading[],
  translation: readonly PageHeading[],
  translationFile: string,
): Problem[] {
  const [wanted, present] = [named(english), named(translation)];
  const lost = wanted.filter(({id}) => !present.some((heading) => heading.id === id));
  const strange = present.filter(({id}) => !wanted.some((heading) => heading.id === id));
  const meant = strange.map(({id}) =>
    nearestOf(
      id,
      lost.map((heading) => heading.id),
    ),
  );
  const problems = [
    ...strange.map(({file, line, id}, index) => ({
      file,
      line,
      place: [`#${id}`],
      ...and(say('heading.noEnglish'), suggest(meant[index])),
    })),
    // An id that is only misspelt is reported once, at the misspelling.
    ...lost
      .filter(({id}) => !meant.includes(id))
      .map((heading) => untranslatedHeading(heading, translationFile)),
  ];
  return problems.length > 0 ? problems : outOfOrder(wanted, present);
}

function named(headings: readonly PageHeading[]): HeadingWithId[] {
  return headings.filter((heading): heading is HeadingWithId => heading.id !== undefined);
}

function untranslatedHeading(
  {file, line, level, id, text}: HeadingWithId,
  translationFile: string,
): Problem {
  const sentence = say('heading.noTranslation', {text, file: translationFile});
  return {file, line, place: [`#${id}`], ...sentence, example: write({level, text: '…', id})};
}

/** Reports only the first heading out of order: the others follow from it. */
function outOfOrder(
  wanted: readonly HeadingWithId[],
  present: readonly HeadingWithId[],
): Problem[] {
  const index = wanted.findIndex(({id}, position) => present[position]?.id !== id);
  const [expected, found] = [wanted[index], present[index]];
  if (!expected || !found) return [];
  const {text, id} = expected;
  const {file, line} = found;
  return [{file, line, place: [`#${found.id}`], ...say('heading.order', {text, id})}];
}

function write({level, text, id}: Pick<HeadingWithId, 'level' | 'text' | 'id'>): string {
  return `${'#'.repeat(level)} ${text} {/* #${id} */}`;
}
