import {Agent, get} from 'node:http';
import {percentile, type Result} from './result';
import type {Ask} from './workloads';

const headers = {'accept-encoding': 'gzip'};

/** One request. @returns whether the answer is the expected one, once all of it is here */
function ask(origin: string, {path, status}: Ask, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(origin + path, {agent, headers}, (response) => {
      response.on('end', () => resolve(response.statusCode === status));
      response.on('error', () => resolve(false));
      response.resume();
    });
    request.setTimeout(5000, () => request.destroy());
    request.on('error', () => resolve(false));
  });
}

/**
 * Visitors who come when they come: so many a second, whether or not earlier ones have been answered.
 * wrk cannot do that. Each of its connections waits for its answer before it asks again, so a host
 * that stalls is asked less, and the stall hardly shows in its p99. (wrk2 can, but Debian has none.)
 * Here the time of an answer counts from when it was due, so a late start counts, too.
 */
export async function atRate(
  origin: string,
  asks: readonly Ask[],
  {rate, seconds}: {rate: number; seconds: number},
): Promise<Result> {
  const agent = new Agent({keepAlive: true, maxSockets: 256});
  const total = rate * seconds;
  const times: number[] = [];
  const open: Promise<void>[] = [];
  let errors = 0;
  const started = performance.now();

  for (let next = 0; next < total;) {
    const due = Math.min(total, Math.ceil(((performance.now() - started) * rate) / 1000));
    for (; next < due; next++) {
      const scheduled = started + (next * 1000) / rate;
      const answered = ask(origin, asks[next % asks.length]!, agent).then((isRight) => {
        times.push(performance.now() - scheduled);
        if (!isRight) errors++;
      });
      open.push(answered);
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await Promise.all(open);
  const took = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {perSecond: total / took, p99: percentile(times, 0.99), errors};
}

/** The answers that are not the expected ones, each address asked once. */
export async function wrongAnswers(origin: string, asks: readonly Ask[]): Promise<string[]> {
  const agent = new Agent({keepAlive: true});
  const distinct = new Map(asks.map((each) => [each.path, each]));
  const wrong: string[] = [];
  for (const each of distinct.values()) {
    if (!(await ask(origin, each, agent))) wrong.push(each.path);
  }
  agent.destroy();
  return wrong;
}
