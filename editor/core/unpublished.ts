/* What was changed since the site was published, text by text, to be shown in a published page. */
import {parse} from 'yaml';
import {pageTexts} from 'content/pairs/sources';
import {parsePage} from 'content/read/pages';
import {placeOf, valueAt} from 'content/read/yaml';
import type {Locale} from 'nepali-text/locale';
import {textOf} from '../content';
import {englishFileOf, isListFile, leavesOf} from '../models/names';
import {isText} from '../models/words';
import {shownParts} from '../phrases';
import {site} from '../site';
import type {Workspace} from './workspace';

/** The texts of a file in a language, by what leads to them. */
function textsIn(file: string, source: string, locale: Locale): Map<string, string> {
  if (isListFile(file)) {
    const value: unknown = parse(source);
    return new Map(
      leavesOf(value).map(({path, value: leaf}) => [
        placeOf(value, path).join(' '),
        String((isText(leaf) ? valueAt(leaf, [locale]) : leaf) ?? ''),
      ]),
    );
  }
  const texts = new Map<string, string>();
  for (const {place, kind, text} of pageTexts(parsePage(file, source))) {
    const same = [...texts.keys()].filter((key) => key.startsWith(`${place} ${kind} `));
    texts.set(`${place} ${kind} ${same.length}`, text);
  }
  return texts;
}

export async function unpublished({snapshots, state, base, files}: Workspace, locale: Locale) {
  const {drafts, built = base()} = state();
  const insertions = await site.insertions(files());
  const shown = (text: string) =>
    shownParts(text, insertions, locale)
      .map((part) => part.text)
      .join('');
  const texts: {before: string; after: string}[] = [];
  for (const file of await snapshots.changedNames(built, drafts)) {
    const isOwn = isListFile(file) || (englishFileOf(file) === file) === (locale === 'en');
    if (!isOwn || !/\.(?:mdx?|yml)$/.test(file)) continue;
    const now = textsIn(file, textOf(files().get(file)) ?? '', locale);
    const old = textsIn(file, textOf(await snapshots.contentIn(built, file)) ?? '', locale);
    for (const [key, before] of old) {
      const after = now.get(key);
      if (after && after !== before) texts.push({before: shown(before), after: shown(after)});
    }
  }
  return {texts};
}
