import {appendFileSync, existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {cacheDir} from '../../../scripts/lib/paths';

export interface AxeRun {
  path: string;
  scheme: string;
  width: number;
  /** "page" for a page as it comes, "interaction" after one. */
  state: string;
  /** How many faults. */
  found: number;
}

/** Tests run in several processes, which share a file; another part may run beside them. */
const VARIABLE = 'AXE_RUNS';
const file = (): string => process.env[VARIABLE] ?? path.join(cacheDir, 'axe-runs.jsonl');

/** @param origin of the host, which no run beside this one has */
export function startAxeRuns(origin: string): void {
  mkdirSync(cacheDir, {recursive: true});
  process.env[VARIABLE] = path.join(cacheDir, `axe-runs-${new URL(origin).port}.jsonl`);
  rmSync(file(), {force: true});
}

export function recordAxeRun(run: AxeRun): void {
  appendFileSync(file(), `${JSON.stringify(run)}\n`);
}

const different = (values: unknown[]): number => new Set(values).size;

/** How often axe has looked, over what, and what it found; null when it was not asked. */
export function axeSummary(runs: AxeRun[]): string | null {
  if (runs.length === 0) return null;
  const pages = runs.filter(({state}) => state === 'page');
  const after = runs.length - pages.length;
  const matrix = `${different(pages.map((run) => run.path))} pages in ${different(pages.map(({scheme}) => scheme))} colour schemes at ${different(pages.map(({width}) => width))} widths: ${pages.length} runs`;
  const found = runs.reduce((sum, run) => sum + run.found, 0);
  return `axe: ${matrix}, and ${after} after interactions; ${runs.length} runs, ${found} violations.`;
}

export function axeSummaryOfThisRun(): string | null {
  if (!existsSync(file())) return null;
  const lines = readFileSync(file(), 'utf8').trim().split('\n').filter(Boolean);
  rmSync(file());
  return axeSummary(lines.map((line) => JSON.parse(line) as AxeRun));
}
