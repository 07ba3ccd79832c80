/* Where a text that somebody sees on a page, or remembers, is written. */
import {formatDate, formatHour} from 'nepali-text/format';
import {defaultLocale, isLocale, type Locale, locales} from 'nepali-text/locale';
import type {Path} from 'content-checks/valuePath';
import type {YamlFile} from 'content-checks/yaml';
import {inEach} from '../inEach';
import type {FindAnswer, FindRequest} from '../protocol';
import {comparable, similarity, UNKNOWN} from './matchTexts';
import {type NamedPlace, type Places, placesIn} from './places';
import {linkWords, shownText, type Values, valuesIn} from './shownText';
import {site, type Text} from '../site';

/** A text in one language, or a line that is the same in both, as it is written. */
interface Written {
  locale: Locale;
  written: string;
  at: (places: Places) => NamedPlace;
  shownOn: readonly string[];
}

/** The words of a link within a text: after the same words alone, before a part of other words. */
const LINK = 0.85;

const MOST = 10;

interface Options {
  /** Of the labels. */
  language?: Locale;
}

export async function find(
  siteDir: string,
  {text, locale, route}: FindRequest,
  {language = defaultLocale}: Options = {},
): Promise<FindAnswer> {
  const inspection = await site.inspectSite(siteDir);
  const files = inspection.files.filter(({list}) => Object.hasOwn(site.collections, list));
  const {texts} = await site.siteTexts(siteDir);
  const values = inEach((own) => valuesIn(files, own));
  const wanted = comparable(text);
  const page = route === undefined ? undefined : inEnglish(route);

  const scoreOf = ({written, locale: own, shownOn}: Written): number => {
    const forms = formsOf(shownText(written, values[own])).map(comparable);
    const isLink = linkWords(written, values[own])
      .map(comparable)
      .some(({letters}) => letters === wanted.letters);
    const score = Math.max(...forms.map((form) => similarity(wanted, form)), isLink ? LINK : 0);
    // A text of the page before the same elsewhere, and the fewer pages show it the nearer it is.
    const isNear = score > 0 && page !== undefined && shownOn.includes(page);
    return score + (isNear ? 0.06 + 0.06 / shownOn.length : 0);
  };

  const all = [
    ...texts.flatMap((one) =>
      locales.flatMap((own): Written[] =>
        one[own] === undefined
          ? []
          : [
              {
                locale: own,
                written: one[own],
                at: (places) => places.ofText(one),
                shownOn: one.shownOn,
              },
            ],
      ),
    ),
    ...files.flatMap((file) => linesIn(file, texts, values)),
  ];
  const ranked = all
    .filter((one) => locale === undefined || one.locale === locale)
    .map((one) => ({one, score: scoreOf(one)}))
    .filter(({score}) => score > 0)
    .sort((first, second) => second.score - first.score);
  const places = placesIn(siteDir, files, language);
  // Both languages of a text are at one place.
  const found = new Map<string, FindAnswer['found'][number]>();
  for (const {one} of ranked) {
    const {where, label} = one.at(places);
    const shown = shownText(one.written, values[one.locale]).replaceAll(UNKNOWN, '…').trim();
    const key = JSON.stringify(where);
    if (!found.has(key)) found.set(key, {label, text: shown, where});
    if (found.size === MOST) break;
  }
  return {found: [...found.values()]};
}

/** Keys and addresses are not words. */
const isWords = (key: string, value: unknown): value is string =>
  typeof value === 'string' && key !== 'id' && !/^(?:\/|#|\w+:)/.test(value);

/** What a list has beside its texts in two languages: names, dates, and the figures of facts. */
function linesIn(
  file: YamlFile,
  texts: readonly Text[],
  values: Readonly<Record<Locale, Values>>,
): Written[] {
  const shownOn = texts.find((text) => text.file === file.file)?.shownOn ?? [];
  const inPart = (part: unknown, path: Path): Written[] => {
    if (typeof part !== 'object' || part === null || 'en' in part) return [];
    return Object.entries(part).flatMap(([key, value]) => {
      const inside = [...path, Array.isArray(part) ? Number(key) : key];
      const at = (places: Places) => places.inList(file, inside);
      const line = (own: Locale, written?: string) =>
        written === undefined ? [] : [{locale: own, written, at, shownOn}];
      if (file.list === 'facts' && key === 'value') {
        const id = 'id' in part ? String(part.id) : '';
        return locales.flatMap((own) => line(own, values[own].get(id)));
      }
      if (isWords(key, value)) return locales.flatMap((own) => line(own, lineIn(value, own)));
      return inPart(value, inside);
    });
  };
  return inPart(file.value, []);
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

/** `one profile|{count} profiles` has a form for one and a form for more. */
const formsOf = (text: string): readonly string[] =>
  text.includes('|') ? [text, ...text.split('|')] : [text];

/** "/ne/team#member-1" → "/team". */
function inEnglish(route: string): string {
  const [address = ''] = route.split(/[?#]/);
  const parts = address.split('/').filter(Boolean);
  return `/${(isLocale(parts[0]) ? parts.slice(1) : parts).join('/')}`;
}
