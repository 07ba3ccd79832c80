import {didYouMean, type Problem} from '../../../lib/diagnostics';
import {anchorOf, type Heading, type MarkdownPage} from '../markdownPage';

type Named = Heading & {id: string};

/** An id of the form {#id}, which Docusaurus 4 no longer reads. */
const OLD_ID = /\s*\\?\{#([^{}]+)\}$/;

/** An id in the right form, with other letters. */
const OTHER_LETTERS = /\s*\{\/\*\s*#(.*?)\s*\*\/\}$/;

const isSection = ({level}: Heading) => level === 2 || level === 3;

/** Whether a part heading has no id: it has no counterpart yet. */
export function lacksId({headings}: Pick<MarkdownPage, 'headings'>): boolean {
  return headings.some((heading) => isSection(heading) && heading.id === undefined);
}

/** Every part heading has an id, and no two places of a page have the same. */
export function checkIds({headings, elements}: MarkdownPage): Problem[] {
  const sections = headings.filter(isSection);
  const without = sections.filter(({id}) => id === undefined).map(withoutId);
  const anchors = [
    ...named(headings).map((heading) => ({...heading, what: 'heading'})),
    ...elements.flatMap((element) => {
      const id = anchorOf(element);
      return id ? {...element, id, what: 'part'} : [];
    }),
  ].sort((one, other) => one.line - other.line);
  const twice = anchors
    .filter(({id}, index) => anchors.findIndex((other) => other.id === id) < index)
    .map(({file, line, id, what}) => {
      const message = `Another ${what} of this page has the same id. Give this one its own.`;
      return {file, line, place: [`#${id}`], message};
    });
  return [...without, ...twice];
}

function withoutId({file, line, level, text}: Heading): Problem {
  const old = OLD_ID.exec(text);
  if (old) {
    const [written, id = ''] = old;
    const message = 'The id of a heading is written as a comment:';
    const example = write({level, text: text.slice(0, -written.length), id});
    return {file, line, place: [`#${id}`], message, example};
  }
  const [wrong] = OTHER_LETTERS.exec(text) ?? [];
  if (wrong) {
    const message =
      'The id of a heading has only small English letters, digits and hyphens, the same in every language:';
    const example = write({level, text: text.slice(0, -wrong.length), id: 'a-short-name'});
    return {file, line, place: [], message, example};
  }
  const message = `The heading "${text}" has no id. Links to it would break when its words change. Write one in small English letters, the same in every language:`;
  return {file, line, place: [], message, example: write({level, text, id: 'a-short-name'})};
}

/**
 * Two languages must have the same heading ids in the same order, so that a link to a heading works
 * in both and the language switch keeps the place.
 *
 * @param twinFile where a heading is missing that only the English has
 */
export function compareHeadings(
  english: readonly Heading[],
  twin: readonly Heading[],
  twinFile: string,
): Problem[] {
  const [wanted, present] = [named(english), named(twin)];
  const lost = wanted.filter(({id}) => !present.some((heading) => heading.id === id));
  const strange = present.filter(({id}) => !wanted.some((heading) => heading.id === id));
  const problems = strange.map((heading) => misnamed(heading, lost));
  // An id that is only misspelt is reported once, at the misspelling.
  const reallyLost = lost.filter(
    ({id}) => !problems.some(({message}) => message.includes(`"${id}"`)),
  );
  problems.push(...reallyLost.map((heading) => untranslated(heading, twinFile)));
  if (problems.length > 0) return problems;
  return outOfOrder(wanted, present);
}

function named(headings: readonly Heading[]): Named[] {
  return headings.filter((heading): heading is Named => heading.id !== undefined);
}

function misnamed({file, line, id}: Named, lost: readonly Named[]): Problem {
  const near = didYouMean(
    id,
    lost.map((heading) => heading.id),
  );
  const message = `The English page has no heading with this id. A heading and its translation have the same id.${near}`;
  return {file, line, place: [`#${id}`], message};
}

function untranslated({file, line, level, id, text}: Named, twinFile: string) {
  const message = `The heading "${text}" has no twin in ${twinFile}. Write it there in Nepali, with the same id:`;
  const example = write({level, text: '…', id});
  return {file, line, place: [`#${id}`], message, example};
}

/** Only the first one out of place: the rest follows from it. */
function outOfOrder(wanted: readonly Named[], present: readonly Named[]): Problem[] {
  const index = wanted.findIndex(({id}, position) => present[position]?.id !== id);
  const [expected, found] = [wanted[index], present[index]];
  if (!expected || !found) return [];
  const message = `The headings are in another order than in ${expected.file}: there, "${expected.text}" (#${expected.id}) comes in this place.`;
  return [{file: found.file, line: found.line, place: [`#${found.id}`], message}];
}

function write({level, text, id}: Pick<Named, 'level' | 'text' | 'id'>): string {
  return `${'#'.repeat(level)} ${text} {/* #${id} */}`;
}
