import type {Locale} from 'nepali-text/locale';
import type {BlockPair, PageModel} from '../../protocol';
import type {Pending, Target} from '../targets';

/**
 * Where a change belongs after the page was changed on disk: at the block that still has the text that
 * was typed over, the nearest if there are several; else where it was.
 */
export function locateBlock(
  {target, base}: Pending,
  {blocks}: PageModel,
  locale: Locale | undefined,
): Target | undefined {
  const [place] = target.path;
  if (typeof place !== 'number' || !locale) return target;
  const distance = ({indexes}: BlockPair) => Math.abs((indexes[locale] ?? 0) - place);
  const same = blocks
    .filter(({texts}) => texts[locale] !== undefined && texts[locale] === base)
    .sort((one, other) => distance(one) - distance(other))[0];
  return {...target, path: [same?.indexes[locale] ?? place]};
}
