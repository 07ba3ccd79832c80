import type {Problem} from 'content-checks/diagnostics';
import {launchFields} from 'docusaurus-plugin-collections/launchList';
import type {Locale} from 'nepali-text/locale';
import {openIn} from './agreement';
import {listFiles} from './list';
import {placesIn} from './places';
import {site} from '../site';

interface Options {
  now: Date;
  /** Of the labels. */
  locale: Locale;
  /** All that is wrong with the site. */
  problems: readonly Problem[];
}

/** All that is to be done before the site is complete, with the places where it is done. */
export async function todoModel(siteDir: string, {now, locale, problems}: Options) {
  const files = await listFiles(siteDir);
  const places = placesIn(siteDir, files, locale);
  const {texts} = await site.siteTexts(siteDir);
  const fields = files.flatMap((file) =>
    launchFields(file.value, now).map(({kind, path, value}) => ({
      kind,
      value,
      label: places.inList(file, path.slice(0, -1)).label,
      where: places.inList(file, path).where,
    })),
  );
  const ofKind = (wanted: string) => fields.filter(({kind}) => kind === wanted);
  return {
    open: openIn(siteDir, texts).map(({text, open}) => ({
      ...places.ofText(text),
      english: text.en ?? '',
      twin: text.ne ?? '',
      text: open,
    })),
    standins: ofKind('stand-in').map(({label, where}) => ({label, where})),
    disagreements: ofKind('disagreement').map(({label, value, where}) => ({
      label,
      what: value,
      where,
    })),
    expiries: ofKind('expiry').map(({label, value, where}) => ({label, date: value, where})),
    // With their place, where the room can edit it.
    problems: problems.map((problem) => ({...problem, ...places.ofProblem(problem)})),
  };
}
