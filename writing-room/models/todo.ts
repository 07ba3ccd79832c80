import {collections} from '../../src/collections';
import type {Locale} from 'nepali-text/locale';
import type {Path} from 'content-checks/valuePath';
import type {YamlFile} from 'content-checks/yaml';
import {launchFields} from 'docusaurus-plugin-collections/launchList';
import {inspectSite} from '../../src/plugins/site';
import type {EarlierTexts} from 'docusaurus-plugin-paired-locales/earlierTexts';
import {openPairs, type SourceState} from 'docusaurus-plugin-paired-locales/inspectAgreements';
import type {OpenItem, Place, TodoModel, Unwritten} from '../protocol';
import {labelOf} from './labels';
import {fieldName, inLanguage, listPath, pageName, toFilePath} from './listNames';
import {knownEarlierTexts, openTextOf} from './openTexts';
import {routeOfMarkdown} from './page';
import {openPlaces, sectionName} from './pageTexts';
import {problemPlace} from './problemPlace';
import {siteState} from './siteState';

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
  const {agreements, problems} = await siteState(siteDir);
  const earlier = knownEarlierTexts(siteDir, agreements.inspected);
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
    open: agreements.inspected.flatMap((state) =>
      openItems(siteDir, state, files, earlier, locale),
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

/** The open pairs of one source; those of a list also say where in it they are. */
function openItems(
  siteDir: string,
  state: SourceState,
  files: readonly YamlFile[],
  earlier: EarlierTexts,
  locale: Locale,
): OpenItem[] {
  const {source} = state;
  if (openPairs(state).length === 0) return [];
  const item = (
    pair: SourceState['pairs'][number],
    place: Pick<OpenItem, 'label' | 'within' | 'where'>,
  ): OpenItem[] => {
    const text = openTextOf(source, pair, earlier);
    const [english, twin] = [pair.english?.text ?? '', pair.twin?.text ?? ''];
    return text ? [{...place, english, twin, text}] : [];
  };
  const file = files.find((one) => one.file === source.name);
  if (file) {
    return openPairs(state).flatMap((pair) => {
      const at = listPath(pair);
      return item(pair, {
        label: fieldName(file, at, files, locale),
        within: fieldName(file, at.slice(0, 1), files, locale),
        where: listPlace(file, at),
      });
    });
  }
  const route = routeOfMarkdown(siteDir, source.name);
  const page = pageName(route, files);
  return openPlaces(siteDir, state).flatMap(({pair, at}) => {
    const name = page ? inLanguage(page, locale) : source.name;
    const part =
      'field' in at
        ? inLanguage(labelOf(at.field), locale)
        : sectionName(siteDir, source, pair, locale);
    return item(pair, {
      label: [name, part].filter(Boolean).join(' › '),
      within: name,
      where: {view: 'page', name: source.name, ...at},
    });
  });
}
