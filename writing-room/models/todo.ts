import {collections} from '../../src/collections';
import type {Locale} from 'nepali-text/locale';
import type {Path} from 'content-checks/valuePath';
import type {YamlFile} from 'content-checks/yaml';
import {launchFields} from 'docusaurus-plugin-collections/launchList';
import {inspectSite, siteAgreements} from '../../src/plugins/site';
import {pairOf} from 'content-checks/pages/readPages';
import type {OpenItem, Place, TodoModel, Unwritten} from '../protocol';
import {labelOf} from './labels';
import {fieldName, inLanguage, listPath, pageName, toFilePath} from './listNames';
import {type OpenPair, openTexts} from './openTexts';
import {routeOfMarkdown} from './page';
import {pairPlace, rowsOf, sectionName} from './pageTexts';
import {problemPlace} from './problemPlace';
import {findProblems} from './problems';

interface Options {
  now: Date;
  /** Of the labels. */
  locale: Locale;
}

/** All that is to be done before the site is complete, with the places where it is done. */
export async function todoModel(
  siteDir: string,
  {now, locale}: Options,
): Promise<Unwritten<TodoModel>> {
  const {files} = await inspectSite(siteDir);
  const agreements = await siteAgreements(siteDir);
  const problems = [...(await findProblems(siteDir)), ...agreements.problems];
  const lists = files.filter(({list}) => Object.hasOwn(collections, list));
  const fields = lists.flatMap((file) =>
    launchFields(file.value, now).map(({kind, path, value}) => ({
      kind,
      value,
      label: fieldName(file, path.slice(0, -1), files, locale),
      where: listPlace(file, path),
    })),
  );
  const ofKind = (wanted: (typeof fields)[number]['kind']) =>
    fields.filter(({kind}) => kind === wanted);
  return {
    open: openTexts(siteDir, agreements.inspected).flatMap((open) =>
      openItem(siteDir, open, files, locale),
    ),
    standins: ofKind('stand-in').map(({label, where}) => ({label, where})),
    disagreements: ofKind('disagreement').map(({label, value, where}) => ({
      label,
      what: value,
      where,
    })),
    expiries: ofKind('expiry').map(({label, value, where}) => ({label, date: value, where})),
    problems: problems.map((problem) => ({
      ...problem,
      ...problemPlace(siteDir, problem, lists, locale),
    })),
  };
}

function listPlace({list}: YamlFile, path: Path): Place {
  return {view: 'list', name: list, path: toFilePath(path)};
}

/** A text that is not agreed; one of a list says where in it it is. */
function openItem(
  siteDir: string,
  {source, pair, open: text}: OpenPair,
  files: readonly YamlFile[],
  locale: Locale,
): OpenItem[] {
  const [english, twin] = [pair.english?.text ?? '', pair.twin?.text ?? ''];
  const file = files.find((one) => one.file === source.name);
  if (file) {
    const at = listPath(pair);
    const label = fieldName(file, at, files, locale);
    const within = fieldName(file, at.slice(0, 1), files, locale);
    return [{label, within, where: listPlace(file, at), english, twin, text}];
  }
  const own = pairOf(siteDir, source.name);
  if (!own) return [];
  const at = pairPlace(rowsOf(own), pair);
  const page = pageName(routeOfMarkdown(siteDir, source.name), files);
  const within = page ? inLanguage(page, locale) : source.name;
  const part =
    'field' in at
      ? inLanguage(labelOf(at.field), locale)
      : sectionName(siteDir, source, pair, locale);
  const label = [within, part].filter(Boolean).join(' › ');
  return [{label, within, where: {view: 'page', name: source.name, ...at}, english, twin, text}];
}
