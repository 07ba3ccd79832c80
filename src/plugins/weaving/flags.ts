import * as flags from 'country-flag-icons/string/3x2';
import type {Drawing} from '../../weave/sprite';
import {valueAt} from '../site-data/locate';
import {readList} from '../site-data/readLists';

/** The flags of the countries that the callback form offers, each by the id of its country. */
export function flagDrawings(siteDir: string): Drawing[] {
  const offered = valueAt(readList(siteDir, 'choices').value, ['callbackCountries']);
  const svgOf: Partial<Record<string, string>> = flags;
  return (Array.isArray(offered) ? offered : []).flatMap((id: unknown) => {
    const svg = typeof id === 'string' ? svgOf[id] : undefined;
    return svg === undefined ? [] : [{id: String(id), svg}];
  });
}
