import type {ContentFiles} from 'content/read/files';
import type {Problem} from 'content/say/diagnostics';
import {launchFields} from 'content/lists/launchList';
import type {Locale} from 'nepali-text/locale';
import {type EarlierOf, staleIn} from './agreement';
import {listFiles} from './list';
import {placesIn} from './places';
import {site} from '../site';

/**
 * All that is to be done before the site is complete, with the places where it is done.
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
  const fields = files.flatMap((file) =>
    launchFields(file.value, now).map(({kind, path, value}) => {
      const {label} = places.inList(file, path.slice(0, -1));
      return {kind, value, label, where: places.inList(file, path).where};
    }),
  );
  const ofKind = (wanted: string) => fields.filter(({kind}) => kind === wanted);
  return {
    open: (await staleIn(texts, earlier)).map(({text, open}) => ({
      ...places.ofText(text),
      en: text.en,
      ne: text.ne,
      text: open,
    })),
    placeholders: ofKind('placeholder'),
    disagreements: ofKind('disagreement'),
    expiries: ofKind('expiry'),
    // With their place, where the editor can edit it.
    problems: problems.map((problem) => ({...problem, ...places.ofProblem(problem)})),
  };
}
