/** The last work of each kind. */
const last = new Map<string, Promise<unknown>>();

/** Does some work when all work of its kind that was asked for earlier is done. */
export function inTurn<Result>(kind: string, work: () => Promise<Result>): Promise<Result> {
  const result = (last.get(kind) ?? Promise.resolve()).then(work);
  last.set(
    kind,
    result.catch(() => undefined),
  );
  return result;
}
