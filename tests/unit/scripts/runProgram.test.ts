/** @jest-environment node */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const source = path.resolve(__dirname, '../../../scripts/lib/runProgram.ts');
let folder: string;

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'a program '))));
afterEach(() => rmSync(folder, {recursive: true}));

it('ends what it started when it is killed itself', async () => {
  const program = path.join(folder, 'program.mjs');
  writeFileSync(program, 'console.log(1); setTimeout(() => {}, 60_000);');
  const code = `require(${JSON.stringify(source)}).runProgram(${JSON.stringify(program)}, [])`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  // The program holds the other end of it until it ends, in a minute if nothing ends it.
  await once(child.stdout, 'close');
  expect(child.signalCode).toBe('SIGKILL');
}, 30_000);
