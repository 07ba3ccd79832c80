/* What changed in a site, with its pages by their names. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Locale} from 'nepali-text/locale';
import {hash} from 'content-checks/files';
import {valueAt} from 'content-checks/valuePath';
import {dataFolder} from 'docusaurus-plugin-collections/inspect';
import {describeChanges} from '../models/changes';
import type {PageNames} from '../models/changes';
import {textsOf} from '../models/listNames';
import type {ChangedText, Step} from '../protocol';
import type {Change, StoredStep} from './steps';

export function pageNames(siteDir: string): PageNames {
  const file = path.join(siteDir, dataFolder, 'pages/names.yml');
  const names: unknown = existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
  return (route) => textsOf(valueAt(names, [route || '/']));
}

/** The last answer for each language: the counts in the header ask for the same again and again. */
const answers = new Map<Locale, {key: string; texts: ChangedText[]}>();

export function changesInWords(
  siteDir: string,
  changes: readonly Change[],
  locale: Locale,
): ChangedText[] {
  const version = (content: Buffer | null) => content && hash([content]);
  const key = JSON.stringify([
    siteDir,
    ...changes.map(({file, before, after}) => [file, version(before), version(after)]),
  ]);
  const last = answers.get(locale);
  if (last?.key === key) return last.texts;
  const texts = describeChanges(changes, locale, pageNames(siteDir));
  answers.set(locale, {key, texts});
  return texts;
}

/** How many sentences of a step are shown. */
const SHOWN = 3;

/** By language and step, which never changes. */
const described = new Map<string, readonly string[]>();

export function stepsInWords(
  siteDir: string,
  steps: readonly StoredStep[],
  locale: Locale,
): Step[] {
  const names = pageNames(siteDir);
  return steps.map(({changes, ...step}) => {
    const key = `${locale} ${step.id}`;
    const what = described.get(key) ?? sentencesOf(changes, step.undoes !== undefined);
    described.set(key, what);
    return {...step, what};
  });

  function sentencesOf(changes: readonly Change[], isUndo: boolean): string[] {
    // What was taken back is what leads from the state afterwards to the one before.
    const meant = changes.map(({file, before, after}) =>
      isUndo ? {file, before: after, after: before} : {file, before, after},
    );
    const texts = describeChanges(meant, locale, names);
    return texts.slice(0, SHOWN).map(({place, lines}) => {
      const words = lines.map(({language, text}) =>
        language && lines.length > 1 ? `${language}: ${text}` : text,
      );
      return [place, words.join('; ')].filter(Boolean).join(': ');
    });
  }
}
