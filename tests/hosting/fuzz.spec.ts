import {expect, test} from '@playwright/test';
import {questions} from './support/addresses';
import {ask, type Host} from './support/host';
import {fault} from './support/judge';
import {readSite} from './support/site';
import {hosts} from './support/hosts';

const COUNT = 1600;
const SEED = Number(process.env.FUZZ_SEED ?? 20_160_912);
const AT_ONCE = 12;

for (const [name, {start, missing}] of Object.entries(hosts)) {
  test(`${COUNT} odd requests get their right answers from ${name}`, async () => {
    if (missing) console.log(`Skipped: ${missing}`);
    test.skip(missing !== null, missing ?? '');
    const site = readSite();
    const waiting = questions(COUNT, SEED, site);
    const host: Host = await start();
    const counts: Record<number, number> = {};
    const faults: string[] = [];
    const worker = async (): Promise<void> => {
      for (let question = waiting.pop(); question; question = waiting.pop()) {
        const reply = await ask(host.port, question);
        counts[reply.status] = (counts[reply.status] ?? 0) + 1;
        const wrong = fault(question, reply, site);
        if (wrong)
          faults.push(
            `${JSON.stringify({...question, target: question.target.slice(0, 200)})}: ${wrong}`,
          );
      }
    };
    try {
      await Promise.all(Array.from({length: AT_ONCE}, worker));
    } finally {
      await host.close();
    }
    console.log(`${name}, seed ${SEED}: ${JSON.stringify(counts)}, ${faults.length} wrong`);
    expect(faults.slice(0, 20)).toEqual([]);
  });
}
