import {median} from '../result';
import {categories, type Scores} from './lighthouse';
import type {Measure, Visit} from './measures';
import type {ProfileName} from './options';

/** All visits of one contestant to one page. */
export interface Series {
  name: string;
  isOurs: boolean;
  visits: Visit[];
}

const numbers = (series: Series, measure: Measure): number[] =>
  series.visits.map((visit) => visit[measure]).filter((value) => value !== undefined);

export const middle = (series: Series, measure: Measure): number =>
  median(numbers(series, measure));

/** The least and the most of what was measured. */
export function spread(series: Series, measure: Measure): [number, number] {
  const values = numbers(series, measure);
  return [Math.min(...values), Math.max(...values)];
}

/** What none is of none is the same; what something is of none has no number. */
export function ratio(ours: number, theirs: number): string {
  if (theirs === 0) return ours === 0 ? '1.00' : '∞';
  return (ours / theirs).toFixed(2);
}

export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(3, cell.length, ...rows.map((row) => row[column]!.length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

const seconds = (value: number): string => (value / 1000).toFixed(2);
const whole = (value: number): string => value.toFixed(0);
/** As browsers and hosts count: a thousand bytes. */
const kilobytes = (value: number): string => (value / 1000).toFixed(1);

interface Column {
  head: string;
  measure: Measure;
  show: (value: number) => string;
  withSpread?: true;
}

const columns: Column[] = [
  {head: 'FCP s', measure: 'fcp', show: seconds},
  {head: 'LCP s', measure: 'lcp', show: seconds, withSpread: true},
  {head: 'TBT ms', measure: 'tbt', show: whole, withSpread: true},
  {head: 'CLS', measure: 'cls', show: (value) => value.toFixed(3)},
  {head: 'all KB', measure: 'bytes', show: kilobytes},
  {head: 'HTML', measure: 'html', show: kilobytes},
  {head: 'JS', measure: 'script', show: kilobytes},
  {head: 'CSS', measure: 'style', show: kilobytes},
  {head: 'fonts', measure: 'font', show: kilobytes},
  {head: 'images', measure: 'image', show: kilobytes},
];
const compared = ['lcp', 'tbt', 'bytes'] as const satisfies Measure[];

/** The least of each measure among the others, who need not all be the same one. */
export const best = (series: readonly Series[], measure: Measure): number =>
  Math.min(...series.filter(({isOurs}) => !isOurs).map((each) => middle(each, measure)));

/** One page in one profile: medians, the spread in brackets, and the first of ours as a ratio of each. */
export function pageTable(profile: ProfileName, series: readonly Series[]): string {
  const shown: Column[] =
    profile === 'mobile'
      ? [{head: 'score', measure: 'performance', show: whole, withSpread: true}, ...columns]
      : columns;
  const ours = series.find(({isOurs}) => isOurs);
  const ratios = (of: (measure: Measure) => number, isSelf: boolean): string[] =>
    compared.map((measure) => (ours && !isSelf ? ratio(middle(ours, measure), of(measure)) : ''));

  const rows = series.map((each) => [
    each.name,
    ...shown.map(({measure, show, withSpread}) => {
      const value = show(middle(each, measure));
      if (!withSpread || each.visits.length < 2) return value;
      const [least, most] = spread(each, measure);
      return `${value} (${show(least)}–${show(most)})`;
    }),
    ...ratios((measure) => middle(each, measure), each === ours),
  ]);
  if (series.some(({isOurs}) => !isOurs)) {
    const least = (measure: Measure): number => best(series, measure);
    rows.push([
      'best of the others',
      ...shown.map(({measure, show}) =>
        measure === 'performance'
          ? show(
              Math.max(
                ...series.filter((each) => !each.isOurs).map((each) => middle(each, measure)),
              ),
            )
          : show(least(measure)),
      ),
      ...ratios(least, false),
    ]);
  }
  const heads = ['LCP ours/it', 'TBT ours/it', 'KB ours/it'];
  return markdown(['site', ...shown.map(({head}) => head), ...heads], rows);
}

/** Lighthouse's scores besides speed, of one visit each. */
export function scoreTable(scores: Readonly<Record<string, Scores>>): string {
  const rows = Object.entries(scores).map(([name, found]) => [
    name,
    ...categories.map((category) => String(found[category] ?? '')),
  ]);
  return markdown(['Lighthouse, one visit', ...categories], rows);
}
