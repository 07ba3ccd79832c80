/* Where a text that somebody sees on a page, or remembers, is written. */
import type {ContentFiles} from 'content/read/files';
import {formatDate, formatHour} from 'nepali-text/format';
import {inEach, type Locale, locales} from 'nepali-text/locale';
import type {Path, YamlFile} from 'content/read/yaml';
import {soundKey} from 'nepali-text/soundKey';
import type {FindRequest, Insertion, EditPlace} from '../types';
import {site} from '../site';
import {listFiles} from './list';
import {comparable, similarity} from './matchTexts';
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
  const shown = await textsAsShown(content);
  const places = placesIn(content, files, language);
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
    // As readers see it; "…" for what only the page knows, such as a count.
    written.map((one) => ({...one, seen: shown(one[own] ?? '', own)})),
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
  const found = new Map<string, {label: string; text: string; where: EditPlace}>();
  // Nepali is typed in Latin letters, too: "hamro barema" for "हाम्रो बारेमा".
  for (const one of ranked.length > 0 ? ranked : rank((word) => soundKey(word).stem)) {
    const {where, label} = one.placeOf();
    const key = JSON.stringify(where);
    if (!found.has(key)) found.set(key, {label, text: one.seen.trim(), where});
    if (found.size === MOST) break;
  }
  return {found: [...found.values()]};
}

/** What a list has beside its texts in two languages: names, dates, and the figures of facts. */
function linesIn({list, value}: YamlFile): {path: Path; line: string}[] {
  return leavesOf(value).flatMap(({path, value: line}) => {
    const isId = path.at(-1) === 'id';
    // Sentences say the value of a fact by its id.
    if (isId && list === 'facts')
      return {path: [...path.slice(0, -1), 'value'], line: `{${String(line)}}`};
    // Keys and addresses are not words.
    return typeof line !== 'string' || isId || /^(?:\/|#|\w+:)/.test(line) ? [] : {path, line};
  });
}

/** As pages show it. */
function lineIn(value: string, locale: Locale): string {
  try {
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value, locale);
    if (/^\d\d:\d\d$/.test(value)) return formatHour(value, locale);
  } catch {
    // Not a day or an hour: the check says so.
  }
  return value;
}

const TAG = /<\/?[A-Za-z][^<>]*>|\{[^{}]*\}/g;
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;
const MARK = /\*\*|~~|`|(?<![\p{L}\p{N}])\*|\*(?![\p{L}\p{N}])/gu;

/** @returns a text of a page or list as readers see it */
async function textsAsShown(
  content: ContentFiles,
): Promise<(written: string, locale: Locale) => string> {
  // `<Fact id="fee" form="short" />` is the same as `<Fact form="short" id="fee" />`.
  const keyOf = (tag: string) => (tag.match(/[\w-]+/g) ?? []).sort().join(' ');
  const values = new Map<string, Insertion['value']>();
  for (const {markdown, inList, value} of await site.insertions(content)) {
    for (const tag of [markdown, inList ?? markdown]) values.set(keyOf(tag), value);
  }
  const valueOf = (tag: string, locale: Locale) =>
    values.get(keyOf(tag))?.[locale] ?? (/^\{|\/>$/.test(tag) ? '…' : ' ');
  return (written, locale) =>
    written
      .replace(TAG, (tag) => valueOf(tag, locale))
      .replace(LINK, '$1')
      .replace(MARK, '');
}
