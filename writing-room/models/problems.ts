/* What a change makes worse, and which block of a page a problem is about. */
import type {Problem} from 'content-checks/diagnostics';
import type {Site} from 'content-checks/files';
import {type Block, blocksOf} from 'content-checks/pages/blocks';
import {lineIn} from 'content-checks/pages/markdownPage';
import {pairOf} from 'content-checks/pages/readPages';
import type {Problem as Shown} from '../protocol';
import {rowsOf} from './pageTexts';

export type PlacedProblem = Problem & Pick<Shown, 'block'>;

/** Problems with the blocks that they are about, where they are about a page. */
export const withBlocks = (site: Site, problems: readonly Problem[]): PlacedProblem[] =>
  problems.map((problem) => ({...problem, block: blockOf(site, problem)}));

/** The smallest block around the line of a problem: its position in `PageModel.blocks`. */
export function blockOf(site: Site, {file, line}: Problem): number | undefined {
  const pair = pairOf(site, file);
  const locale = pair?.englishFile === file ? 'en' : 'ne';
  const page = locale === 'en' ? pair?.english : pair?.twin;
  if (!pair || !page) return undefined;
  const [around] = blocksOf(page)
    .map((block, index) => ({index, length: lastLine(block) - block.line, block}))
    .filter(({block}) => block.line <= line && line <= lastLine(block))
    .sort((one, other) => one.length - other.length);
  const row = rowsOf(pair).findIndex((one) => one[locale] === around?.index);
  return around && row >= 0 ? row : undefined;
}

/** Of what holds other blocks, the line where it begins. */
function lastLine({kind, line, path, range}: Block): number {
  const node = path.at(-1)!;
  const isWhole = range !== undefined && !kind.endsWith('=');
  return isWhole ? (node.position?.end.line ?? lineIn(node)) : line;
}

/** What says that two problems are the same one; lines move with every edit above them. */
const keyOf = ({file, place, id, values, more}: Problem) =>
  JSON.stringify([file, place, id, values, more]);

/** The problems that there were not before. The same mistake made once more is a new one. */
export function newProblems(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = new Map<string, number>();
  for (const problem of before) known.set(keyOf(problem), (known.get(keyOf(problem)) ?? 0) + 1);
  return after.filter((problem) => {
    const left = known.get(keyOf(problem)) ?? 0;
    known.set(keyOf(problem), left - 1);
    return left <= 0;
  });
}
