/* What was changed since a site was built, text by text, to be shown in a page of it. */
import {pageTexts} from 'content/pairs/sources';
import {parsePage} from 'content/read/pages';
import {placeOf, valueAt} from 'content/read/values';
import type {Locale} from 'nepali-text/locale';
import {textOf} from '../content';
import {yamlOf} from '../edits/yamlEdits';
import {englishFileOf, isListFile, leavesOf} from '../models/names';
import {site} from '../site';
import {isText, shownText} from '../phrases';
import type {CommitId} from '../repository';
import type {Workspace} from './workspace';

/** The texts of a file in a language, by what leads to them. */
function textsIn(file: string, source: string, locale: Locale): Map<string, string> {
  const texts = new Map<string, string>();
  if (isListFile(file)) {
    const value = yamlOf(source);
    for (const {path, value: leaf} of leavesOf(value)) {
      const text = isText(leaf) ? valueAt(leaf, [locale]) : leaf;
      texts.set(placeOf(value, path).join(' '), String(text ?? ''));
    }
    return texts;
  }
  for (const {place, kind, text} of pageTexts(parsePage(file, source))) {
    const same = [...texts.keys()].filter((key) => key.startsWith(`${place} ${kind} `));
    texts.set(`${place} ${kind} ${same.length}`, text);
  }
  return texts;
}

/** @param built the commit that has the files of the build, of which this repository may know nothing */
export async function unpublished(
  {snapshots, state, files}: Workspace,
  {locale, built = ''}: {locale: Locale; built?: CommitId},
) {
  const {saved, base} = state();
  const isKnown = await snapshots.remember(`is ${built} known`, () =>
    snapshots.treeOf(built).then(
      () => true,
      () => false,
    ),
  );
  const insertions = await site.insertions(files());
  const shown = (text: string) => shownText(text, insertions, locale);
  const texts: {before: string; after: string}[] = [];
  for (const change of await snapshots.changes(isKnown ? built : base, saved)) {
    const {file} = change;
    const isOwn = isListFile(file) || (englishFileOf(file) === file) === (locale === 'en');
    if (!isOwn || !/\.(?:mdx?|yml)$/.test(file)) continue;
    const [old, now] = [change.before, change.after].map((content) =>
      textsIn(file, textOf(content) ?? '', locale),
    );
    for (const [key, before] of old!) {
      const after = now!.get(key);
      if (before && after && after !== before)
        texts.push({before: shown(before), after: shown(after)});
    }
  }
  return {texts};
}
