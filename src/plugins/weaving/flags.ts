import * as flags from 'country-flag-icons/string/3x2';
import type {Lists} from '../../collections';
import type {Drawing} from '../../weave/sprite';

/** The flags of the countries that the callback form offers, by the id of the country. */
export function flagDrawings({callbackCountries}: Lists['choices']): Drawing[] {
  const svgOf: Partial<Record<string, string>> = flags;
  return callbackCountries.flatMap(({id}) => {
    const svg = svgOf[id];
    return svg === undefined ? [] : [{id, svg}];
  });
}
