const isPrinted = Boolean(process.env.TIMINGS);

/** Prints what a part of the build has taken, where `npm run build -- --timings` asks for it. */
export function printTiming(name: string, started: number): void {
  if (!isPrinted) return;
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
