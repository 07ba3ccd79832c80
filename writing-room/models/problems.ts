/* What a change makes worse. */
import type {Problem} from 'content-checks/diagnostics';

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
