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
import {positionsIn} from 'minimal-edits/values';
import type {Changed} from './changes';
import {
  englishFileOf,
  entryName,
  fieldName,
  isText,
  languageOf,
  leavesOf,
  listOf,
  type Naming,
  sectionName,
} from './names';
import {sayIn} from './words';

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
    if (isGroup(old) && isGroup(now)) {
      return Object.keys({...old, ...now}).flatMap((key) =>
        compare(valueAt(old, [key]), valueAt(now, [key]), [...path, key]),
      );
    }
    return [changed(path, diff(words(old, locale), words(now, locale)))];
  }

  function compareEntries(old: readonly Json[], now: readonly Json[], path: Path): Changed[] {
    const positions = positionsIn(old, now);
    const stayed = positions.filter((position) => position >= 0);
    const isMoved = stayed.some((position, index) => position < (stayed[index - 1] ?? 0));
    const removed = old.filter((_, position) => !positions.includes(position));
    return [
      ...now.flatMap((entry, index) => {
        const position = positions[index]!;
        if (position < 0) return say('entry.added', path, entry);
        return compare(old[position], entry, [...path, index]);
      }),
      ...removed.map((entry) => say('entry.removed', path, entry)),
      ...(isMoved ? [say('moved', path)] : []),
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

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

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
const ALIKE = 0.3;

/** @returns none where no text changed */
export function pageChanges({file, name, before, after}: Versions, {locale}: Naming): Changed[] {
  const [old, now] = [parsePage(file, before), parsePage(file, after)];
  const [gone, added] = [without(textsOf(old), textsOf(now)), without(textsOf(now), textsOf(old))];
  const changed = ({place, kind}: Text, text: string): Changed => {
    const section = sectionName({place, kind}, now, locale);
    return {
      key: `${englishFileOf(file)} ${place}`,
      place: [name, section].filter(Boolean).join(' › '),
      language: languageOf(file),
      text,
    };
  };
  return [
    ...added.map((text) => {
      const earlier = takeLike(gone, text);
      return changed(
        text,
        earlier ? wordDiff(earlier.text, text.text) : `[+ ${shorten(text.text)}]`,
      );
    }),
    ...gone.map((text) => changed(text, `[− ${shorten(text.text)}]`)),
  ];
}

/** Those of the first that the second does not have, wherever they are. */
function without(texts: readonly Text[], others: readonly Text[]): Text[] {
  const left = others.map(({kind, hash}) => `${kind} ${hash}`);
  return texts.filter(({kind, hash}) => {
    const index = left.indexOf(`${kind} ${hash}`);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Takes out the text that a text most probably was before. */
function takeLike(gone: Text[], {place, kind, text}: Text): Text | undefined {
  const [best] = gone
    .filter((old) => old.kind === kind && (old.place === place || place === TOP))
    .map((old) => ({old, like: isWordField(kind) ? 1 : likeness(old.text, text)}))
    .filter(({like}) => like >= ALIKE)
    .sort((one, other) => other.like - one.like);
  if (best) gone.splice(gone.indexOf(best.old), 1);
  return best?.old;
}
