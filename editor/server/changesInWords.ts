/* What changed in a site, with its pages by their names. */
import type {Locale} from 'nepali-text/locale';
import {hash} from 'content/read/files';
import {type WordDiff, writeDiff} from 'content/pairs/wordDiff';
import {describeChanges} from '../models/changes';
import {pageNames} from '../models/names';
import type {Change, StoredStep} from './steps';
import {reversed} from './writeChanges';

/** By language and contents, because the counts in the header and the list of steps ask for the same texts repeatedly. */
const answers = new Map<string, ReturnType<typeof describeChanges>>();
/** The largest number of kept texts. */
const LIMIT = 200;

export function changesInWords(siteDir: string, changes: readonly Change[], locale: Locale) {
  const version = (content: Buffer | null) => content && hash([content]);
  const versions = changes.map(({file, before, after}) => [file, version(before), version(after)]);
  const key = JSON.stringify([siteDir, locale, versions]);
  const texts = answers.get(key) ?? describeChanges(changes, locale, pageNames(siteDir));
  if (answers.size > LIMIT) answers.clear();
  answers.set(key, texts);
  return texts;
}

/** The pages and lists of changes, each once. */
export const namesIn = (changes: ReturnType<typeof changesInWords>): string[] => [
  ...new Set(
    changes.map(({place, lines}) => place.split(' › ')[0] || writeDiff(lines[0]?.text ?? [])),
  ),
];

/**
 * Each place with what changed there: "Team › Asha › Role: English: [Lead → Head] · Nepali: …".
 *
 * @param shown a text as readers see it
 */
export function sentencesOf(
  siteDir: string,
  changes: readonly Change[],
  locale: Locale,
  shown: (text: string, locale: Locale) => string = (text) => text,
): WordDiff[] {
  return changesInWords(siteDir, changes, locale).map(({place, lines}) => [
    ...(place ? [`${place}:`] : []),
    ...lines.flatMap(({language, locale: own = locale, text: diff}, index) => {
      const text = diff.map((part) =>
        typeof part === 'string'
          ? shown(part, own)
          : {before: shown(part.before, own), after: shown(part.after, own)},
      );
      return language && lines.length > 1
        ? [`${index > 0 ? '· ' : ''}${language}:`, ...text]
        : text;
    }),
  ]);
}

/** How many sentences of a step are shown. */
const SHOWN = 3;

export function stepsInWords(siteDir: string, steps: readonly StoredStep[], locale: Locale) {
  return steps.map(({changes, ...step}) => {
    // A step that undoes another stores the undone changes, which are read backwards.
    const meant = step.undoes === undefined ? changes : changes.map(reversed);
    return {...step, what: sentencesOf(siteDir, meant, locale).slice(0, SHOWN)};
  });
}
