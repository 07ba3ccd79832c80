import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {atRate, wrongAnswers} from './bench/atRate';
import {plainServer} from './bench/nginxConfig';
import {type Options, readOptions} from './bench/options';
import {type Result, type Row, summary, table} from './bench/result';
import {saturate} from './bench/saturate';
import {configFrom, type Host, startNginx} from './bench/startNginx';
import {type Workload, workloads} from './bench/workloads';
import {buildIfChanged} from './lib/buildSite';
import {buildDir} from './lib/paths';
import {readTable} from '../src/plugins/routing/storedTable';

function assertPrograms(): void {
  const missing = ['nginx', 'wrk'].filter((name) => spawnSync(name, ['-v']).error);
  if (missing.length > 0) {
    throw new Error(
      `This benchmark needs ${missing.join(' and ')}, not found on this machine. On Debian and Ubuntu: sudo apt-get install ${missing.join(' ')}. On a Mac with Homebrew: brew install ${missing.join(' ')}.`,
    );
  }
}

type Run = (origin: string, workload: Workload) => Promise<Result>;

/** Both hosts in turn, so that whatever else the machine does meets both. */
async function compare(
  [ours, plain]: [Host, Host],
  [forOurs, forPlain]: [Workload, Workload],
  rounds: number,
  run: Run,
): Promise<[Result, Result]> {
  const results: [Result[], Result[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    results[0].push(await run(ours.origin, forOurs));
    results[1].push(await run(plain.origin, forPlain));
  }
  return [summary(results[0]), summary(results[1])];
}

async function measure(ours: Host, plain: Host, options: Options): Promise<Row[]> {
  const loads = workloads(readTable(buildDir));
  const {rate, seconds, rounds} = options;
  const kinds: [string, Run][] = [
    [`${rate}/s`, (origin, {asks}) => atRate(origin, asks, {rate, seconds})],
    ['saturated', (origin, {asks}) => saturate(origin, asks, seconds)],
  ];
  const rows: Row[] = [];
  for (const [index, forOurs] of loads.ours.entries()) {
    const forPlain = loads.plain[index]!;
    const wrong = [
      ...(await wrongAnswers(ours.origin, forOurs.asks)).map((path) => `ours: ${path}`),
      ...(await wrongAnswers(plain.origin, forPlain.asks)).map((path) => `plain: ${path}`),
    ];
    if (wrong.length > 0) {
      throw new Error(`Nothing is measured while answers are wrong:\n${wrong.join('\n')}`);
    }
    for (const [kind, run] of kinds) {
      console.log(`${forOurs.name}, ${kind} …`);
      const [a, b] = await compare([ours, plain], [forOurs, forPlain], rounds, run);
      rows.push({load: `${forOurs.name}, ${kind}`, ours: a, plain: b});
    }
  }
  return rows;
}

/** npm run bench:load: what our rules cost on nginx, beside nginx with the same files and no rules. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!existsSync(options.config)) {
    throw new Error(
      `There is no file ${options.config}. Name the configuration: npm run bench:load -- --config <file>`,
    );
  }
  assertPrograms();
  if (!(await buildIfChanged())) throw new Error('Without a build there is nothing to measure.');
  const hosts: Host[] = [];
  try {
    hosts.push(await startNginx(configFrom(options.config), buildDir));
    hosts.push(await startNginx({text: plainServer, folder: buildDir}, buildDir));
    console.log(`\n${table(await measure(hosts[0]!, hosts[1]!, options))}`);
  } finally {
    await Promise.all(hosts.map((host) => host.stop()));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
