/* What a change makes worse, and which blocks of pages problems are about. */
import type {Problem} from 'content-checks/diagnostics';
import type {Site} from 'content-checks/files';
import {blocksOf} from 'content-checks/pages/blocks';
import {pairOf} from 'content-checks/pages/readPages';
import type {Problem as Shown} from '../protocol';
import {rowsOf} from './rows';

export type PlacedProblem = Problem & Pick<Shown, 'block'>;

/** Problems with the blocks that they are about, where they are about a page. */
export const withBlocks = (site: Site, problems: readonly Problem[]): PlacedProblem[] =>
  problems.map((problem) => ({...problem, block: blockOf(site, problem)}));

/** The block that a problem is about, by its position in `PageModel.blocks`. */
export function blockOf(site: Site, {file, line}: Problem): number | undefined {
  const pair = pairOf(site, file);
  const locale = pair?.englishFile === file ? 'en' : 'ne';
  const page = locale === 'en' ? pair?.english : pair?.twin;
  if (!pair || !page) return undefined;
  const at = blocksOf(page).filter((block) => block.line <= line).length - 1;
  const row = rowsOf(pair).findIndex((one) => one[locale] === at);
  return row < 0 ? undefined : row;
}

/** The problems that there were not before. The same mistake made once more is a new one. */
export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = before.map(keyOf);
  return after.filter((problem) => {
    const index = known.indexOf(keyOf(problem));
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}

/** What says that two problems are the same one; lines move with every edit above them. */
const keyOf = ({file, place, id, values, more}: Problem) =>
  JSON.stringify([file, place, id, values, more]);
