/**
 * Prints what a part of the build has taken, where `npm run build -- --timings` asks for it. Not to the standard
 * output, of which the build of Docusaurus has another use.
 */
export function printTiming(name: string, started: number): void {
  if (!process.env.TIMINGS) return;
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20);
  console.error(`${name.padEnd(28)}${seconds} s  ${String(memory).padStart(5)} MB`);
}

export async function timed<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await run();
  printTiming(name, started);
  return result;
}
