import type {ContentFiles} from 'content/read/files';
import type {Problem} from 'content/say/diagnostics';
import type {Locale} from 'nepali-text/locale';
import {type EarlierOf, staleIn} from './agreement';
import {lineIn} from './find';
import {listFiles} from './list';
import {pageNames} from './names';
import {placesIn} from './places';
import {site} from '../site';

/**
 * All that is to be done, with the places where it is done.
 *
 * @param locale of the labels
 * @param problems all that is wrong with the site
 */
export async function todoModel(
  content: ContentFiles,
  locale: Locale,
  now: Date,
  problems: readonly Problem[],
  earlier: EarlierOf,
) {
  const files = await listFiles(content);
  const places = await placesIn(content, files, locale);
  const {texts} = await site.siteTexts(content);
  const nameOf = pageNames(content);
  const launch = (await site.launchList(content, now)).flatMap(
    ({file, kind, path, value, route}) => {
      const list = files.find((one) => one.file === file);
      if (!list) return [];
      const {label} = places.inList(list, path.slice(0, -1));
      const {where} = places.inList(list, path);
      const page = route === undefined ? undefined : nameOf(route);
      return {kind, value: lineIn(value, locale), label, where, page};
    },
  );
  return {
    open: (await staleIn(texts, earlier)).map(({text, open}) => ({
      ...places.ofText(text),
      en: text.en,
      ne: text.ne,
      text: open,
    })),
    // What the owner has to supply or to decide before the site opens.
    launch,
    // With their place, where the editor can edit it.
    problems: problems.map((problem) => ({...problem, ...places.ofProblem(problem)})),
  };
}
