/* Where a text that somebody sees on a page, or remembers, is written. */
import {readLists} from 'docusaurus-plugin-collections/inspect';
import {collections} from '../../src/collections';
import {defaultLocale, isLocale, type Locale} from 'nepali-text/locale';
import {placeOf} from 'content-checks/valuePath';
import type {YamlFile} from 'content-checks/yaml';
import {isPartial, readEnglish, routeOf} from 'content-checks/pages/readPages';
import type {FindAnswer, FindRequest} from '../protocol';
import {labelOf} from './labels';
import {listLabel, pageName, routeOfCopy} from './listNames';
import {type Comparable, comparable, similarity} from './findTexts/matchTexts';
import {partsOf} from './overview';
import {routeOfMarkdown} from './page';
import {pageLists} from './pageLists';
import type {WrittenText} from './findTexts/writtenText';
import {writtenTexts} from './findTexts';

/** The words of a link within a text: after the same words alone, before a part of other words. */
const LINK = 0.85;

interface Options {
  /** Of the labels. */
  language?: Locale;
}

const MOST = 10;

/** What is shown on every page; after what only this page shows. */
const EVERYWHERE = ['pages/header', 'pages/footer', 'pages/names', 'pages/shared', 'site'];

/** Added to a similarity, which is at most 1: a text of the page before the same elsewhere. */
const NEAR = {own: 0.12, shown: 0.09, everywhere: 0.06};

export function find(
  siteDir: string,
  {text, locale, route}: FindRequest,
  {language = defaultLocale}: Options = {},
): Promise<FindAnswer> {
  const files = readLists(siteDir, collections);
  const texts = writtenTexts(siteDir, files);
  const wanted = comparable(text);
  const nearness = nearnessOf(siteDir, route);
  const ranked = texts
    .filter((one) => locale === undefined || one.locale === locale)
    .map((one) => ({one, score: scoreOf(one, wanted)}))
    .filter(({score}) => score > 0)
    .map(({one, score}) => ({one, score: score + nearness(one)}))
    .sort((first, second) => second.score - first.score)
    .map(({one}) => one);
  // Both languages of a text are at one place.
  const places = new Map<string, WrittenText>();
  for (const one of ranked) {
    const key = JSON.stringify(one.where);
    if (!places.has(key)) places.set(key, one);
    if (places.size === MOST) break;
  }
  const found = [...places.values()].map((one) => ({
    label: labelFor(one, {siteDir, texts, files, language}),
    text: one.text,
    where: one.where,
  }));
  return Promise.resolve({found});
}

function scoreOf({forms, links}: WrittenText, wanted: Comparable): number {
  const isLink = links.some(({letters}) => letters === wanted.letters);
  return Math.max(...forms.map((form) => similarity(wanted, form)), isLink ? LINK : 0);
}

/** How much nearer to a page a text is than others. */
function nearnessOf(siteDir: string, route: string | undefined): (text: WrittenText) => number {
  if (route === undefined) return () => 0;
  const page = inEnglish(route);
  const all = readEnglish(siteDir);
  const article = all.find(({file}) => !isPartial(file) && routeOf(file) === page);
  const own = article ? [article.file, ...partsOf(siteDir, article, all)] : [];
  const shown = pageLists(siteDir)(page, own);
  return ({source}) => {
    if (own.includes(source) || routeOfCopy(source) === page) return NEAR.own;
    if (shown.includes(source)) return NEAR.shown;
    return EVERYWHERE.includes(source) ? NEAR.everywhere : 0;
  };
}

/** "/ne/team#member-1" → "/team". */
function inEnglish(route: string): string {
  const [address = ''] = route.split(/[?#]/);
  const parts = address.split('/').filter(Boolean);
  return `/${(isLocale(parts[0]) ? parts.slice(1) : parts).join('/')}`;
}

interface LabelContext {
  texts: readonly WrittenText[];
  files: readonly YamlFile[];
  siteDir: string;
  language: Locale;
}

/** "Team › member-1 › Role", "FAQ / KnowBase › What is the career page?" */
function labelFor({where, source, section}: WrittenText, context: LabelContext): string {
  const {files, language} = context;
  const inLanguage = (texts: Readonly<Record<Locale, string | undefined>>) =>
    texts[language] ?? texts[defaultLocale] ?? '';
  if (where.view === 'list') {
    const value = files.find(({list}) => list === source)?.value;
    const at = where.path ?? [];
    const around = [source, ...at.filter((key) => typeof key === 'string')];
    let depth = 0;
    const names = placeOf(value, at).map((name, index) =>
      typeof at[index] === 'string' ? inLanguage(labelOf(name, around[depth++])) : name,
    );
    return [inLanguage(listLabel(source, files)), ...names].join(' › ');
  }
  const route = routeOfMarkdown(context.siteDir, source);
  const name = pageName(route, files);
  const part = section && headingOf(source, section, context);
  return [name ? inLanguage(name) : source, part].filter(Boolean).join(' › ');
}

/** The first text of a section: its heading, or the question that opens it. */
function headingOf(source: string, section: string, {texts, language}: LabelContext): string {
  const inSection = texts.filter((one) => one.source === source && one.section === section);
  const first = inSection.find(({locale}) => locale === language) ?? inSection[0];
  return first?.text ?? section;
}
