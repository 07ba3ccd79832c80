/* What changed in the texts and other values of a list or a page. */
import {isDeepStrictEqual} from 'node:util';
import {parse} from 'yaml';
import {foldText} from 'nepali-text/foldText';
import {type Locale, locales} from 'nepali-text/locale';
import {type Path, placeOf, valueAt} from 'content-checks/valuePath';
import {TOP} from 'content-checks/pages/blocks';
import {parsePage} from 'content-checks/pages/readPages';
import {isWordField} from 'content-checks/pages/words';
import {shorten} from 'docusaurus-plugin-paired-locales/report';
import type {Text} from 'docusaurus-plugin-paired-locales/source';
import {textsOf} from 'docusaurus-plugin-paired-locales/sources';
import {likeness, wordDiff} from 'content-checks/wordDiff';
import type {Json} from '../protocol';
import {isFields, isMoved, positionsIn} from 'minimal-edits/values';
import type {Changed} from './changes';
import {
  englishFileOf,
  entryName,
  fieldName,
  languageOf,
  leavesOf,
  listOf,
  type Naming,
  sectionName,
} from './names';
import {isText, sayIn} from './words';

interface Versions {
  file: string;
  /** What a writer calls it. */
  name: string;
  before: string;
  after: string;
}

/** @returns none where no value changed, or where one of the versions is not valid YAML */
export function listChanges({file, before, after}: Versions, naming: Naming): Changed[] {
  const {locale} = naming;
  let root: unknown;
  try {
    root = parse(after);
    return compare(parse(before), root, []);
  } catch {
    return [];
  }

  function compare(old: unknown, now: unknown, path: Path): Changed[] {
    if (isDeepStrictEqual(old, now)) return [];
    if (isText(old) || isText(now)) {
      return locales.flatMap((language) => {
        const [earlier, text] = [words(old, language), words(now, language)];
        return earlier === text ? [] : {...changed(path, diff(earlier, text)), language};
      });
    }
    if (Array.isArray(old) && Array.isArray(now)) return compareEntries(old, now, path);
    if (isFields(old) && isFields(now)) {
      return Object.keys({...old, ...now}).flatMap((key) =>
        compare(valueAt(old, [key]), valueAt(now, [key]), [...path, key]),
      );
    }
    return [changed(path, diff(words(old, locale), words(now, locale)))];
  }

  function compareEntries(old: readonly Json[], now: readonly Json[], path: Path): Changed[] {
    const positions = positionsIn(old, now);
    const removed = old.filter((_, position) => !positions.includes(position));
    return [
      ...now.flatMap((entry, index) => {
        const position = positions[index]!;
        if (position < 0) return say('entry.added', path, entry);
        return compare(old[position], entry, [...path, index]);
      }),
      ...removed.map((entry) => say('entry.removed', path, entry)),
      ...(isMoved(positions) ? [say('moved', path)] : []),
    ];
  }

  /** A sentence about a list, and an entry of it. */
  function say(id: string, path: Path, entry?: Json): Changed {
    const place = fieldName({list: listOf(file), value: root}, path, naming);
    const name = entryName(entry, locale) ?? String(valueAt(entry, ['id']) ?? '');
    const rest = words(entry, locale, name);
    const text = sayIn('changes', locale, id, {place, name}) + (rest && ` (${shorten(rest)})`);
    return {key: `${file} ${id} ${placeOf(root, path).join(' ')} ${name}`, place: '', text};
  }

  function changed(path: Path, text: string): Changed {
    const place = fieldName({list: listOf(file), value: root}, path, naming);
    return {key: [file, ...placeOf(root, path)].join(' '), place, text};
  }
}

const diff = (before: string, after: string) =>
  before && after ? wordDiff(before, after) : after ? `[+ ${after}]` : `[− ${before}]`;

/** A value in words; of an entry its texts, without its id and its name. */
function words(value: unknown, language: Locale, name = ''): string {
  const parts = leavesOf(value).map(({path, value: leaf}) => {
    if (path.at(-1) === 'id' || leaf === undefined || leaf === null) return '';
    if (typeof leaf === 'boolean')
      return path.length > 0 ? '' : sayIn('changes', language, leaf ? 'yes' : 'no');
    const text = isText(leaf) ? valueAt(leaf, [language]) : leaf;
    return foldText(String(text ?? ''));
  });
  return parts.filter((part) => part && part !== name).join(', ');
}

/** How much two blocks must have in common to be one that was changed. */
export const ALIKE = 0.3;

/** @returns none where no text changed */
export function pageChanges({file, name, before, after}: Versions, {locale}: Naming): Changed[] {
  const [old, now] = [before, after].map((source) => parsePage(file, source));
  const gone = textsOf(old!);
  const take = (text: Text | undefined) => text && gone.splice(gone.indexOf(text), 1)[0];
  // A text that is the same elsewhere was moved.
  const added = textsOf(now!).filter(
    ({kind, hash}) => !take(gone.find((one) => one.kind === kind && one.hash === hash)),
  );
  /** Takes out the text that a text most probably was before. */
  function takeLike({place, kind, text}: Text): Text | undefined {
    const [best] = gone
      .filter((one) => one.kind === kind && (one.place === place || place === TOP))
      .map((one) => ({one, like: isWordField(kind) ? 1 : likeness(one.text, text)}))
      .filter(({like}) => like >= ALIKE)
      .sort((first, second) => second.like - first.like);
    return take(best?.one);
  }
  const changed = (text: Text, change: string): Changed => ({
    key: `${englishFileOf(file)} ${text.place}`,
    place: [name, sectionName(text, now, locale)].filter(Boolean).join(' › '),
    language: languageOf(file),
    text: change,
  });
  return [
    ...added.map((text) => {
      const earlier = takeLike(text);
      return changed(text, diff(earlier?.text ?? '', earlier ? text.text : shorten(text.text)));
    }),
    // What is left when the changed ones are taken.
    ...gone.map((text) => changed(text, diff(shorten(text.text), ''))),
  ];
}
