import {readdirSync, readFileSync} from 'node:fs';

const PAGE = 4096;

/** The parent of every process, where the system tells it. */
function parents(): Map<number, number> {
  const found = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // The name of a program, in brackets, may hold spaces and brackets.
      const after = readFileSync(`/proc/${name}/stat`, 'utf8').replace(/^.*\) \S /s, '');
      found.set(Number(name), Number(after.split(' ')[0]));
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
}

/** A process and all below it. */
export function treeOf(root: number, parentOf: ReadonlyMap<number, number>): number[] {
  const below = [...parentOf].filter(([, parent]) => parent === root).map(([child]) => child);
  return [root, ...below.flatMap((child) => treeOf(child, parentOf))];
}

function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE;
  } catch {
    return 0;
  }
}

/**
 * Looks four times a second how much memory a process and its children hold. Pages that they share
 * count for each.
 *
 * @returns ends it and tells the most in bytes; NaN on systems that do not say
 */
export function watchMemory(pid: number): () => number {
  let most = NaN;
  const look = (): void => {
    try {
      const sum = treeOf(pid, parents()).reduce((bytes, each) => bytes + residentBytes(each), 0);
      most = Math.max(sum, Number.isNaN(most) ? 0 : most);
    } catch {
      // A system without /proc.
    }
  };
  const timer = setInterval(look, 250);
  return () => {
    clearInterval(timer);
    return most;
  };
}
