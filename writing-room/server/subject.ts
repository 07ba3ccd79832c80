/* The first line of a commit that nobody wrote one for: "Change the team and the FAQ page". */
import {defaultLocale} from 'nepali-text/locale';
import {parsePage} from 'content-checks/pages/readPages';
import {dataFolder} from 'docusaurus-plugin-collections/inspect';
import {ledgerFolder} from 'docusaurus-plugin-paired-locales/ledger';
import {labelOfList} from '../models/listChanges';
import {titleOf} from '../models/pageChanges';
import type {Change} from './steps';

/** How many things are named. */
const NAMED = 3;

export function subjectOf(changes: readonly Change[]): string {
  const names = [...new Set(changes.flatMap(nameOf))];
  // What was agreed, or a picture, goes with other changes.
  if (names.length === 0) names.push(...new Set(changes.map(fallbackName)));
  const shown = names.length > NAMED ? names.slice(0, NAMED - 1) : names;
  const more = names.length - shown.length;
  const all = more > 0 ? [...shown, `${more} more`] : shown;
  return `Change ${all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all.join('')}`;
}

function nameOf({file, before, after}: Change): string[] {
  if (file.startsWith(`${dataFolder}/pages/`)) {
    return [`the words of the ${file.slice(`${dataFolder}/pages/`.length, -'.yml'.length)} page`];
  }
  if (file.startsWith(`${dataFolder}/`)) {
    const label = labelOfList(file, {locale: defaultLocale, names: () => undefined});
    return [`the ${label.charAt(0).toLowerCase()}${label.slice(1)}`];
  }
  if (/\.mdx?$/.test(file)) return [`the ${pageName(file, before, after)} page`];
  return [];
}

/** The same for a page and its translation. */
function pageName(file: string, before: Buffer | null, after: Buffer | null): string {
  const isTranslated = file.startsWith('i18n/');
  if (!isTranslated) return titleOf(parsePage(file, (after ?? before ?? '').toString('utf8')));
  return file.replace(/^.*\/|\.mdx?$/g, '');
}

const fallbackName = ({file}: Change): string =>
  file.startsWith(`${ledgerFolder}/`)
    ? 'which texts are agreed'
    : file.startsWith('static/')
      ? 'pictures and fonts'
      : file;
