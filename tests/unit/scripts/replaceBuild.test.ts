/** @jest-environment node */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {replaceBuild} from '../../../scripts/lib/replaceBuild';
import {type RunningServer, startServer} from '../../../scripts/server';
import {headerRules} from '../../../src/plugins/routing/headerRules';
import {storeHosts} from '../../../src/plugins/routing/hosts/store';
import {storeTable} from '../../../src/plugins/routing/storedTable';
import {table} from '../routing/table';

let folder: string;
let buildDir: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'builds '));
  buildDir = path.join(folder, 'build');
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Writes a build whose pages and rules bear its name. */
function writeBuild(dir: string, name: string): void {
  mkdirSync(dir, {recursive: true});
  // Of different lengths, so that a mix shows.
  const page = `<!doctype html><title>${name}</title>`.padEnd(1000 + name.length * 500, ' ');
  for (const file of ['index', 'about', 'app', '404']) {
    writeFileSync(path.join(dir, `${file}.html`), page);
  }
  storeTable(dir, 'en', table[0]!);
  storeTable(dir, 'ne', table[1]!);
  const scripts = [`'sha256-${name}'`];
  storeHosts(dir, table, headerRules(table, {scripts, styles: {}, runtimeStyles: []}));
}

const make = (name: string) => (dir: string) => {
  writeBuild(dir, name);
  return Promise.resolve(true);
};
const title = () =>
  /<title>(.*)<\/title>/.exec(readFileSync(`${buildDir}/index.html`, 'utf8'))?.[1];

it('puts a build in the place of the one before it, and leaves nothing else', async () => {
  expect(await replaceBuild(buildDir, make('a'))).toBe(true);
  expect(title()).toBe('a');
  expect(await replaceBuild(buildDir, make('bb'))).toBe(true);
  expect(title()).toBe('bb');
  expect(readdirSync(folder)).toEqual(['build']);
});

it.each([
  ['reports a failure', () => Promise.resolve(false), false],
  ['breaks', () => Promise.reject(new Error('no room')), 'no room'],
])('leaves the present build as it is when the next one %s', async (_how, fail, ends) => {
  await replaceBuild(buildDir, make('a'));
  const halfway = replaceBuild(buildDir, (dir) => {
    writeBuild(dir, 'half');
    return fail();
  });
  const end = await halfway.catch((error: Error) => error.message);
  expect([end, title(), readdirSync(folder)]).toEqual([ends, 'a', ['build']]);
});

it('starts from nothing after a build that was killed', async () => {
  mkdirSync(`${buildDir}.next/leftover`, {recursive: true});
  await replaceBuild(buildDir, (dir) => {
    expect(existsSync(dir)).toBe(false);
    return make('a')(dir);
  });
  expect(title()).toBe('a');
});

it('brings back a build that was moved away when the process was killed', async () => {
  await replaceBuild(buildDir, make('a'));
  renameSync(buildDir, `${buildDir}.previous`);
  expect(await replaceBuild(buildDir, () => Promise.resolve(false))).toBe(false);
  expect([title(), readdirSync(folder)]).toEqual(['a', ['build']]);
});

interface Reply {
  status: number;
  policy: string;
  body: string;
}

const agent = new http.Agent({keepAlive: true});

function ask(origin: string, address: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    http
      .get(origin + address, {agent}, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            policy: String(response.headers['content-security-policy']),
            body,
          }),
        );
        response.on('aborted', () => reject(new Error('aborted')));
      })
      .on('error', reject);
  });
}

/** Replaces the build with copies of two others in turn, in a process of its own. */
function startReplacing(): ChildProcess {
  const source = path.resolve(__dirname, '../../../scripts/lib/replaceBuild.ts');
  const code = `
    const {cpSync} = require('node:fs');
    const {replaceBuild} = require(${JSON.stringify(source)});
    (async () => {
      for (let count = 1; ; count++) {
        const from = ${JSON.stringify(folder)} + (count % 2 ? '/bb' : '/a');
        await replaceBuild(${JSON.stringify(buildDir)}, async (next) => {
          cpSync(from, next, {recursive: true});
          return true;
        });
        process.stdout.write('.');
      }
    })();`;
  return spawn(process.execPath, ['--import', 'tsx', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

describe('a server that runs while builds replace each other', () => {
  let server: RunningServer;
  beforeEach(async () => {
    for (const name of ['a', 'bb']) writeBuild(path.join(folder, name), name);
    await replaceBuild(buildDir, make('a'));
    server = await startServer({buildDir});
  });
  afterEach(() => server.close());

  it('answers every one of 1,000 requests from one build, rules and file together', async () => {
    const child = startReplacing();
    let swaps = 0;
    child.stdout!.on('data', (chunk: Buffer) => (swaps += chunk.length));
    await once(child.stdout!, 'data');
    const wrong: string[] = [];
    const seen = new Set<string>();
    let left = 1000;
    const probe = async (): Promise<void> => {
      while (left-- > 0) {
        const {status, policy, body} = await ask(server.origin, '/about');
        const name = /<title>(.*)<\/title>/.exec(body)?.[1] ?? '';
        seen.add(name);
        const isWhole = body.length === 1000 + name.length * 500;
        if (status !== 200 || !isWhole || !policy.includes(`'sha256-${name}'`)) {
          wrong.push(`${status} ${name} ${body.length} ${policy.slice(0, 80)}`);
        }
      }
    };
    try {
      await Promise.all(Array.from({length: 4}, probe));
    } finally {
      child.kill('SIGKILL');
      await once(child, 'close');
    }
    expect(wrong).toEqual([]);
    expect([...seen].sort()).toEqual(['a', 'bb']);
    expect(swaps).toBeGreaterThan(20);
  }, 30_000);

  it('says that the site is being built when there is none for long', async () => {
    renameSync(buildDir, `${buildDir}.away`);
    expect((await ask(server.origin, '/about')).status).toBe(503);
    renameSync(`${buildDir}.away`, buildDir);
    expect((await ask(server.origin, '/about')).status).toBe(200);
  });
});
