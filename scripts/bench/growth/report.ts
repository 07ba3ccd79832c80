import {markdown, ratio} from '../pages/report';
import type {Builder} from './options';

/** One build. */
export interface Growth {
  builder: Builder;
  /** Pages that were added, in each of the two languages. */
  pages: number;
  /** Docusaurus alone, in milliseconds. */
  docusaurus: number;
  /** With checks before and, of ours, addresses, hosts and compression after. */
  whole: number;
  /** The most memory of all its processes together, in bytes. */
  memory: number;
}

/** What each further page costs in one language, since the next smaller site of the same builder. */
export function perPage(
  {builder, pages, ...more}: Growth,
  all: readonly Growth[],
): {milliseconds: number; bytes: number} | null {
  const smaller = all.filter((each) => each.builder === builder && each.pages < pages).at(-1);
  if (!smaller) return null;
  const added = (pages - smaller.pages) * 2;
  return {
    milliseconds: (more.docusaurus - smaller.docusaurus) / added,
    bytes: (more.memory - smaller.memory) / added,
  };
}

const megabytes = (bytes: number): string =>
  Number.isNaN(bytes) ? 'not known here' : (bytes / 1e6).toFixed(0);

/** @param all by size, from few pages to many */
export function growthTable(all: readonly Growth[]): string {
  const rows = all.map((each) => {
    const stock = all.find(({builder, pages}) => builder === 'docusaurus' && pages === each.pages);
    const more = perPage(each, all);
    const isOurs = each.builder === 'ours' && stock;
    return [
      each.builder,
      `${each.pages} × 2`,
      (each.docusaurus / 1000).toFixed(1),
      (each.whole / 1000).toFixed(1),
      megabytes(each.memory),
      more ? more.milliseconds.toFixed(1) : '',
      more ? (more.bytes / 1000).toFixed(0) : '',
      isOurs ? ratio(each.docusaurus, stock.docusaurus) : '',
      isOurs ? ratio(each.memory, stock.memory) : '',
    ];
  });
  const heads = ['site', 'pages', 'Docusaurus s', 'whole s', 'peak MB'];
  const growth = ['ms a page more', 'KB a page more', 'time ours/stock', 'memory ours/stock'];
  return markdown([...heads, ...growth], rows);
}
