/**
 * Prints the time of a part of the build for `npm run build -- --timings`. Not to the standard output, which the
 * build discards.
 */
export function printTiming(name: string, started: number): void {
  if (!process.env.TIMINGS) return;
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
  console.error(`${name.padEnd(28)}${seconds} s  ${String(memory).padStart(5)} MB`);
}

export async function measure<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await run();
  printTiming(name, started);
  return result;
}
