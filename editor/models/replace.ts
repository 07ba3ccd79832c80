/* Every place where some words are written, to be replaced there, and those where they cannot be. */
import type {ContentFiles} from 'content/read/files';
import {placeOf, valueAt} from 'content/read/values';
import {INVISIBLE} from 'nepali-text/characters';
import {type Locale, locales} from 'nepali-text/locale';
import type {WordPlace} from '../edits/replaceWords';
import {type ShownPart, shownParts, shownText} from '../phrases';
import {site} from '../site';
import type {EditPlace, FilePath, Json} from '../types';
import {lineIn, linesIn} from './find';
import {listFiles} from './list';
import {placesIn} from './places';

interface Place {
  label: string;
  where: EditPlace;
  locale: Locale;
}

/** A text with the words in it. */
interface Replaceable extends Place, WordPlace {
  /** As a problem names it. */
  place: readonly string[];
  /** The same text as readers see it. */
  seen: readonly string[];
}

/** What says the words and is changed elsewhere, or by hand. */
interface Kept extends Place {
  text: string;
  /** The value of a fact; a line that is the same in both languages; words that are partly bold, a link or a value. */
  reason: 'value' | 'line' | 'markup';
}

/** A letter with its signs, or white space. */
const LETTER = /\s+|\P{M}[\p{M}\p{DI}]*/gu;

/** Letters as they are compared, each with its range: in one spelling (NFC), without joiners and what nobody sees. */
const lettersOf = (text: string) =>
  Array.from(text.matchAll(LETTER), ({0: letter, index}) => ({
    from: index,
    to: index + letter.length,
    folded: /^\s/.test(letter)
      ? ' '
      : letter
          .replace(/[\u200c\u200d]/g, '')
          .replace(INVISIBLE, '')
          .normalize('NFC'),
  })).filter(({folded}) => folded !== '');

type Letter = ReturnType<typeof lettersOf>[number] & {part: number};

/** The places of some letters among others, whole letters only: दिन is in दिनमा and not in दिने. */
function matchesOf(letters: readonly Letter[], wanted: readonly string[]): Letter[][] {
  const found: Letter[][] = [];
  for (let at = 0; at + wanted.length <= letters.length; at += 1) {
    if (!wanted.every((letter, index) => letters[at + index]!.folded === letter)) continue;
    found.push(letters.slice(at, at + wanted.length));
    at += wanted.length - 1;
  }
  return found;
}

/** @param language of the labels */
export async function findToReplace(
  content: ContentFiles,
  {text: wantedText}: {text: string},
  language: Locale,
) {
  const wanted = lettersOf(wantedText.trim()).map(({folded}) => folded);
  const found: Replaceable[] = [];
  const kept: Kept[] = [];
  // Values of lists with places to be changed.
  const lists: Record<string, Json> = {};
  if (wanted.length === 0) return {found, kept, lists};
  const files = await listFiles(content);
  const {texts} = await site.siteTexts(content);
  const insertions = await site.insertions(content);
  const places = await placesIn(content, files, language);

  for (const one of texts) {
    const list = files.find(({file}) => file === one.file);
    for (const locale of locales) {
      const own = locale === 'en' ? one.english : one.translation;
      if (!own) continue;
      const path = list ? [...one.path, locale] : [own.block ?? own.kind];
      const text = list ? valueAt(list.value, path) : places.textOf(own, one.file, locale);
      if (typeof text !== 'string') continue;
      const parts = placed(shownParts(text, insertions, locale));
      const letters = parts.flatMap((part, index) =>
        lettersOf(part.text).map((letter) => ({...letter, part: index})),
      );
      const matches = matchesOf(letters, wanted);
      if (matches.length === 0) continue;
      const [place, at] = [places.ofText(one), path as FilePath];
      const isWhole = (match: Letter[]) => match.every(({part}) => part === match[0]!.part);
      const isWritten = ({part}: Letter) => parts[part]!.source === parts[part]!.text;
      const inText = matches.filter((match) => isWhole(match) && isWritten(match[0]!));
      if (inText.length > 0) {
        const {english, translation} = one.source.files;
        found.push({
          label: place.label,
          where: place.where,
          locale,
          file: locale === 'en' ? english : translation,
          path: at,
          place: list ? placeOf(list.value, path) : path.map(String),
          ...cut(text, parts, inText),
        });
        if (list) lists[one.file] = list.value as Json;
      }
      if (!matches.every(isWhole))
        kept.push({...place, locale, text: wantedText, reason: 'markup'});
    }
  }
  for (const file of files) {
    for (const {path, line} of linesIn(file)) {
      for (const locale of locales) {
        const text = shownText(lineIn(line, locale), insertions, locale);
        const letters = lettersOf(text).map((letter) => ({...letter, part: 0}));
        const isKnown = kept.at(-1)?.text === text;
        if (isKnown || matchesOf(letters, wanted).length === 0) continue;
        const reason = file.list === 'facts' ? 'value' : 'line';
        kept.push({...places.inList(file, path), locale, text, reason});
      }
    }
  }
  return {found, kept, lists};
}

/** Parts of a text, each with its place in it. */
function placed(parts: readonly ShownPart[]) {
  let end = 0;
  return parts.map((part) => ({...part, at: (end += part.source.length) - part.source.length}));
}

/** A text, as it is written and as readers see it, cut around words in it. */
function cut(
  text: string,
  parts: ReturnType<typeof placed>,
  matches: readonly (readonly Letter[])[],
) {
  const written: string[] = [];
  const seen: string[] = [];
  let from = 0;
  let part = 0;
  let fromInPart = 0;
  for (const match of matches) {
    const [first, last] = [match[0]!, match.at(-1)!];
    const before = parts.slice(part, first.part).map((one) => one.text);
    const base = parts[first.part]!;
    const whole = [...before, base.text.slice(0, first.from)].join('').slice(fromInPart);
    const words = base.text.slice(first.from, last.to);
    written.push(text.slice(from, base.at + first.from), words);
    seen.push(whole, words);
    from = base.at + last.to;
    part = first.part;
    fromInPart = last.to;
  }
  const rest = parts
    .slice(part)
    .map((one) => one.text)
    .join('')
    .slice(fromInPart);
  return {
    written: [...written, text.slice(from)],
    seen: [...seen, rest],
  };
}
