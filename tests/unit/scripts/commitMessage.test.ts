import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** What the hook of git says of a message; nothing when it takes it. */
function hookSays(message: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'message-'));
  const file = path.join(folder, 'COMMIT_EDITMSG');
  writeFileSync(file, message);
  const {status, stderr} = spawnSync(process.execPath, ['.githooks/commit-msg', file]);
  rmSync(folder, {recursive: true});
  expect(status).toBe(Number(stderr.length > 0));
  return String(stderr);
}

it('takes subjects in the imperative, and those of git itself', () => {
  const subject = `Bring ${'नेपाली '.repeat(9)}`.trim();
  for (const message of [`${subject}\n\nadded: because.\n`, 'Merge a: b', 'fixup! Added it']) {
    expect(hookSays(message)).toBe('');
  }
});

it.each([
  ['feat: add a page', 'begins with a prefix, feat:'],
  ['Tests(browser): wait', 'begins with a prefix'],
  ['Add a page.', 'ends with a full stop'],
  ['Added a page', 'begins with Added, where an imperative belongs'],
  ['Fixing a page', 'begins with Fixing'],
  [`Add ${'a'.repeat(69)}`, 'has more than 72 letters'],
])('says of “%s” that it %s', (subject, says) => {
  expect(hookSays(`# A comment\n${subject}\n`)).toContain(`The subject of the commit ${says}`);
});
