/** @jest-environment node */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {withLock} from '../../../scripts/lib/lock';

let folder: string;
let file: string;
let messages: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'a lock '));
  file = path.join(folder, 'cache', 'build.lock');
  messages = [];
  jest.spyOn(console, 'log').mockImplementation((message: string) => void messages.push(message));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

/** Takes the lock and keeps it until release() is called. */
function holder() {
  let release = (): void => undefined;
  let entered = false;
  const open = new Promise<void>((resolve) => (release = resolve));
  const ended = withLock(
    file,
    async () => {
      entered = true;
      await open;
    },
    5,
  );
  return {release, ended, hasEntered: () => entered};
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('lets a second build wait for the first, and says so once', async () => {
  const first = holder();
  await pause(0);
  const second = holder();
  await pause(60);
  expect([first.hasEntered(), second.hasEntered()]).toEqual([true, false]);
  expect(messages).toEqual([`Another build is running (process ${process.pid}). Waiting for it …`]);
  first.release();
  await first.ended;
  second.release();
  await second.ended;
  expect(second.hasEntered()).toBe(true);
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

it('never lets two of many in at once', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await pause(2);
    inside--;
  };
  await Promise.all(Array.from({length: 12}, () => withLock(file, work, 1)));
  expect([most, inside]).toEqual([1, 0]);
});

it('is free again after an error', async () => {
  const failing = withLock(file, () => Promise.reject(new Error('no room')));
  await expect(failing).rejects.toThrow('no room');
  expect(existsSync(file)).toBe(false);
});

it('takes over the lock of a build that was killed, at once', async () => {
  const source = path.resolve(__dirname, '../../../scripts/lib/lock.ts');
  const code = `require(${JSON.stringify(source)}).withLock(${JSON.stringify(file)}, () => {
    console.log('in');
    return new Promise((resolve) => setTimeout(resolve, 60_000));
  })`;
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  expect(existsSync(file)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'close');

  await expect(withLock(file, () => Promise.resolve('mine'), 5)).resolves.toBe('mine');
  expect(messages).toEqual([]);
});

it.each([
  ['another program by now', process.ppid, 0],
  ['this program, as in a container', process.pid, Date.now() / 1000],
])('takes over a lock whose process id belongs to %s', async (_program, id, time) => {
  mkdirSync(path.dirname(file));
  writeFileSync(file, String(id));
  utimesSync(file, time, time);
  await expect(withLock(file, () => Promise.resolve('mine'))).resolves.toBe('mine');
  expect(messages).toEqual([]);
});
