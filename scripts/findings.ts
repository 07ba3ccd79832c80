import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import execa from 'execa';
import {siteDir} from './lib/paths';

/** How long a finding may take, in seconds; one that says "Takes: up to 5 minutes" in its head has those. */
const LIMIT = 60;

const folder = path.join(siteDir, 'findings');
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.sh'))
  .map((file) => file.slice(0, -'.sh'.length));

/** Runs one finding, which prints "holds: …", "changed: …" or "skipped: …". */
async function run(name: string): Promise<{line: string; isRight: boolean}> {
  const file = path.join(folder, `${name}.sh`);
  const minutes = /^# Takes: up to (\d+) minutes/m.exec(readFileSync(file, 'utf8'))?.[1];
  const {
    all: output,
    exitCode,
    timedOut,
  } = await execa('bash', [file], {
    all: true,
    reject: false,
    timeout: 1000 * (minutes ? 60 * Number(minutes) : LIMIT),
  });
  if (timedOut)
    return {
      line: 'skipped: it took too long, so the network or the machine is slow',
      isRight: true,
    };
  const lines = (output ?? '').trim().split('\n');
  const line = lines.find((each) => /^(?:holds|changed|skipped): /.test(each));
  return line
    ? {line, isRight: exitCode === 0}
    : {line: `changed: it ended before its result: ${lines.at(-1)!}`, isRight: false};
}

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no finding "${unknown.join('", "')}". There are:\n${all.join('\n')}`);
    process.exitCode = 1;
    return;
  }
  for (const name of names.length > 0 ? names : all) {
    const {line, isRight} = await run(name);
    console.log(`${name}\n  ${line}`);
    if (!isRight) process.exitCode = 1;
  }
}

void main(process.argv.slice(2));
