/* What changed in a site, with its pages by their names. */
import type {Locale} from 'nepali-text/locale';
import type {ContentFiles} from 'content/read/files';
import {writeDiff} from 'content/pairs/wordDiff';
import {describeChanges, type FileChange} from '../models/changes';
import {pageNames} from '../models/names';
import type {ChangeLine} from '../types';
import type {Step} from './workspace';

export const changesInWords = (
  content: ContentFiles,
  changes: readonly FileChange[],
  locale: Locale,
) => describeChanges(changes, locale, pageNames(content));

export const reversed = ({file, before, after}: FileChange): FileChange => ({
  file,
  before: after,
  after: before,
});

/** The pages and lists of changes, each once. */
export const namesIn = (changes: ReturnType<typeof changesInWords>): string[] => [
  ...new Set(
    changes.map(({place, lines}) => place.split(' › ')[0] || writeDiff(lines[0]?.text ?? [])),
  ),
];

/** Each place with what changed there: "Team › Asha › Role: English: [Lead → Head] · Nepali: …". */
export const sentencesOf = (
  content: ContentFiles,
  changes: readonly FileChange[],
  locale: Locale,
): ChangeLine[] =>
  changesInWords(content, changes, locale).map(({place, lines}) => [
    ...(place ? [{text: [`${place}:`]}] : []),
    ...lines.flatMap(({language, locale: own, text}, index) => [
      ...(language && lines.length > 1 ? [{text: [`${index > 0 ? '· ' : ''}${language}:`]}] : []),
      {text, locale: own},
    ]),
  ]);

/** How many sentences of a step are shown. */
const SENTENCES_SHOWN = 3;

export function stepsInWords(content: ContentFiles, steps: readonly Step[], locale: Locale) {
  return steps.map(({changes, ...step}) => {
    // A step that undoes another stores the undone changes, which are read backwards.
    const meant = step.undoes === undefined ? changes : changes.map(reversed);
    return {...step, what: sentencesOf(content, meant, locale).slice(0, SENTENCES_SHOWN)};
  });
}
