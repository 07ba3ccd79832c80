import {type Locale, locales} from 'nepali-text/locale';
import type {PageModel, Problem} from '../../protocol';
import {keyOfTarget, type Pending} from '../targets';
import {type ProblemsBySide, sideKey} from './sides';

interface ProblemPlaces {
  byBlock: ProblemsBySide;
  byField: ProblemsBySide;
  /** About the whole page, or another file. */
  rest: readonly Problem[];
}

/**
 * Which block or field each problem belongs to, by its file and line. What is typed and not saved may
 * have moved the lines below it.
 */
export function problemPlaces(
  model: PageModel,
  pending: readonly Pending[],
  problems: readonly Problem[],
): ProblemPlaces {
  const byBlock = new Map<string, Problem[]>();
  const byField = new Map<string, Problem[]>();
  const rest: Problem[] = [];
  const ranges = new Map(locales.map((locale) => [locale, rangesIn(model, pending, locale)]));
  for (const problem of problems) {
    const locale = locales.find((one) => model.files[one]?.file === problem.file);
    const field = model.fields.find(({key}) => problem.place.includes(key));
    const block = locale && nearest(ranges.get(locale) ?? [], problem.line);
    if (locale && block) add(byBlock, sideKey(locale, block.index), problem);
    else if (locale && field) add(byField, sideKey(locale, field.key), problem);
    else rest.push(problem);
  }
  return {byBlock, byField, rest};
}

interface Range {
  index: number;
  first: number;
  last: number;
}

function add(map: Map<string, Problem[]>, key: string, problem: Problem): void {
  map.set(key, [...(map.get(key) ?? []), problem]);
}

/** The smallest block around a line. */
function nearest(ranges: readonly Range[], line: number): Range | undefined {
  return ranges
    .filter(({first, last}) => first <= line && line <= last)
    .sort((one, other) => one.last - one.first - (other.last - other.first))[0];
}

const linesIn = (value: unknown) => (typeof value === 'string' ? value.split('\n').length : 1);

/** The lines of each block once the pending texts are written. */
function rangesIn(model: PageModel, pending: readonly Pending[], locale: Locale): Range[] {
  const file = model.files[locale]?.file ?? '';
  const typed = new Map(pending.map((one) => [keyOfTarget(one.target), one]));
  const grown = model.blocks.flatMap(({indexes, lines}) => {
    const index = indexes[locale];
    const range = lines[locale];
    const one = index === undefined ? undefined : typed.get(keyOfTarget({file, path: [index]}));
    return one && range ? [{from: range[0], by: linesIn(one.value) - linesIn(one.base)}] : [];
  });
  const sum = (isBefore: (from: number) => boolean) =>
    grown.reduce((total, {from, by}) => (isBefore(from) ? total + by : total), 0);
  return model.blocks.flatMap(({index, lines, texts}) => {
    const range = lines[locale];
    // A component has its own problems in its first line, those of its blocks are theirs.
    if (!range) return [];
    const [first, last] = texts[locale] === undefined ? [range[0], range[0]] : range;
    return [
      {
        index,
        first: first + sum((from) => from < first),
        last: last + sum((from) => from <= last),
      },
    ];
  });
}
