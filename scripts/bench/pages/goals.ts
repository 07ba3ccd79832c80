import {best, middle, type Series} from './report';

export interface Goal {
  page: string;
  words: string;
  isMet: boolean;
}

/**
 * What the benchmark is for, on the slow profile: no later largest paint and no more blocking than
 * the best of the others, and a third fewer bytes than the stock template. Printed, never asserted.
 */
export function goals(page: string, series: readonly Series[]): Goal[] {
  const ours = series.find(({isOurs}) => isOurs);
  const others = series.filter(({isOurs}) => !isOurs);
  if (!ours || others.length === 0) return [];
  const notAbove = (measure: 'lcp' | 'tbt', what: string): Goal => {
    const [mine, theirs] = [middle(ours, measure), best(series, measure)];
    const words = `${what} ${mine.toFixed(0)} ms, best of the others ${theirs.toFixed(0)} ms`;
    return {page, words, isMet: mine <= theirs};
  };
  const found = [notAbove('lcp', 'largest paint'), notAbove('tbt', 'blocking')];
  const stock = others.find(({name}) => name === 'docusaurus');
  if (stock) {
    const [mine, theirs] = [middle(ours, 'bytes'), middle(stock, 'bytes')];
    const share = Math.round((1 - mine / theirs) * 100);
    const compared = share < 0 ? `${-share}% more` : `${share}% fewer`;
    const [all, fonts, stockAll] = [mine, middle(ours, 'font'), theirs].map((bytes) =>
      (bytes / 1000).toFixed(0),
    );
    const words = `${all} KB (${fonts} of them fonts), ${compared} than the stock template's ${stockAll} KB (a third fewer is the goal)`;
    found.push({page, words, isMet: mine <= (theirs * 2) / 3});
  }
  return found;
}

export const goalLines = (all: readonly Goal[]): string =>
  all.map(({page, words, isMet}) => `- ${isMet ? 'met  ' : 'UNMET'} ${page}: ${words}`).join('\n');
