/* Where a text that somebody sees on a page, or remembers, is written. */
import type {ContentFiles} from 'content/read/files';
import {foldWords} from 'nepali-text/foldText';
import {formatDate, formatHour} from 'nepali-text/format';
import {inEach, type Locale, locales} from 'nepali-text/locale';
import type {Path} from 'content/read/values';
import type {YamlFile} from 'content/read/yaml';
import {soundKey} from 'nepali-text/soundKey';
import {shownText} from '../phrases';
import type {FindRequest, EditPlace} from '../types';
import {site} from '../site';
import {listFiles} from './list';
import {leavesOf} from './names';
import {placesIn} from './places';

const MOST = 10;

/** @param language of the labels @returns the best first */
export async function findTexts(
  content: ContentFiles,
  {text, locale, route}: FindRequest,
  language: Locale,
) {
  const files = await listFiles(content);
  const {texts} = await site.siteTexts(content);
  const insertions = (await site.insertions(content)).filter((one) => !one.isKnownToPage);
  const places = await placesIn(content, files, language);
  const written = [
    ...texts.map((one) => ({...one, placeOf: () => places.ofText(one)})),
    ...files.flatMap((file) => {
      const {shownOn = []} = texts.find((one) => one.file === file.file) ?? {};
      return linesIn(file).map(({path, line}) => ({
        ...inEach((own) => lineIn(line, own)),
        placeOf: () => places.inList(file, path),
        shownOn,
      }));
    }),
  ];
  const all = (locale ? [locale] : locales).flatMap((own) =>
    written.map((one) => ({
      ...one,
      own,
      // "…" for what only the page knows, such as a count.
      seen: shownText(one[own] ?? '', insertions, own).replace(/\{[^{}]*\}/g, '…'),
    })),
  );

  const rank = (fold?: (word: string) => string) => {
    const wanted = comparable(text, fold);
    const scored = all.map((one) => {
      // `one profile|{count} profiles` has a form for one and a form for more.
      const forms = [one.seen, ...one.seen.split('|')].map((form) => comparable(form, fold));
      const score = Math.max(...forms.map((form) => similarity(wanted, form)));
      // A text of the page before the same elsewhere, and the fewer pages show it the nearer it is.
      const isNear = score > 0 && route !== undefined && one.shownOn.includes(route);
      return {one, score: score + (isNear ? 0.06 + 0.06 / one.shownOn.length : 0)};
    });
    return scored
      .filter(({score}) => score > 0)
      .sort((first, second) => second.score - first.score)
      .map(({one}) => one);
  };

  const ranked = rank();
  // Both languages of a text are at one place.
  const found = new Map<string, {label: string; text: string; locale: Locale; where: EditPlace}>();
  // Nepali is typed in Latin letters, too: "hamro barema" for "हाम्रो बारेमा".
  for (const one of ranked.length > 0 ? ranked : rank((word) => soundKey(word).stem)) {
    const {where, label} = one.placeOf();
    const key = JSON.stringify(where);
    const {own} = one;
    if (!found.has(key)) found.set(key, {label, text: one[own]?.trim() ?? '', locale: own, where});
    if (found.size === MOST) break;
  }
  return {found: [...found.values()]};
}

/** What a list has beside its texts in two languages: names, dates, and the figures of facts. */
export function linesIn({list, value}: YamlFile): {path: Path; line: string}[] {
  return leavesOf(value).flatMap(({path, value: line}) => {
    const isId = path.at(-1) === 'id';
    // Sentences say the value of a fact by its id.
    if (isId && list === 'facts')
      return ['', '.short'].map((form) => ({
        path: [...path.slice(0, -1), 'value'],
        line: `{${String(line)}${form}}`,
      }));
    // Keys, ids and addresses are not words.
    const isWords = typeof line === 'string' && !isId && !/^(?:\/|#|\w+:|[a-z][\w-]*$)/.test(line);
    return isWords ? {path, line} : [];
  });
}

/** A value as pages show it. */
export function lineIn(value: string, locale: Locale): string {
  try {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value, locale);
    if (/^\d\d:\d\d$/.test(value)) return formatHour(value, locale);
  } catch {
    // Not a day or an hour: the check says so.
  }
  return value;
}

/* ---- How well a text that somebody saw fits one that is written ---- */

/** A text as it is compared: without letter case, punctuation and joiners. */
export type Comparable = ReturnType<typeof comparable>;

/** @param fold what is the same of two words that are taken for one */
export function comparable(text: string, fold = (word: string) => word) {
  const words = (foldWords(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(fold);
  // Without spaces, because elements of a page may touch each other; numbers are between "#".
  return {words, letters: words.join('').replace(/\d+/g, '#$&#')};
}

/** What is shorter is found within other words only by chance. */
const LEAST_PART = 4;
const LEAST_WHOLE = 9;
/** The least share of words in common for which a text is worth showing. */
const LEAST_SHARE = 0.5;

/**
 * From 0, for nothing in common, to 1, for the same text: twice the letters in common by the letters of
 * both (Dice). In common is one text that is a part of the other, else the words that both have.
 */
export function similarity(shown: Comparable, written: Comparable): number {
  const [one, other] = [lengthOf(shown.words), lengthOf(written.words)];
  if (one === 0 || other === 0) return 0;
  if (shown.letters === written.letters) return 1;
  const score = (inCommon: number) => (1.9 * inCommon) / (one + other);
  const common = lengthOf(shown.words.filter((word) => written.words.includes(word)));
  if (written.letters.includes(shown.letters) && (one >= LEAST_PART || common === one)) {
    return score(one);
  }
  if (shown.letters.includes(written.letters) && other >= LEAST_WHOLE) return score(other);
  return score(common) < LEAST_SHARE ? 0 : score(common);
}

const lengthOf = (words: readonly string[]): number => words.join('').length;
