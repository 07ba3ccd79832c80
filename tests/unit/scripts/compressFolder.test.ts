import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {compressFolder} from '../../../scripts/lib/compressFolder';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'a build '))));
afterEach(() => rmSync(folder, {recursive: true}));
const read = (name: string) => readFileSync(path.join(folder, name));

it('compresses what gets smaller by it, and nothing that is never served', async () => {
  const long = 'a{color:red}'.repeat(200);
  mkdirSync(path.join(folder, '.hosting'));
  writeFileSync(path.join(folder, 'long.css'), long);
  writeFileSync(path.join(folder, 'short.css'), 'a{color:red}');
  writeFileSync(path.join(folder, 'photo.jpg'), 'x'.repeat(5000));
  writeFileSync(path.join(folder, '.hosting/rules.json'), long);
  const siteDir = path.join(folder, '.site');
  await compressFolder(siteDir, folder);
  expect(brotliDecompressSync(read('long.css.br'))).toEqual(read('long.css'));
  expect(gunzipSync(read('long.css.gz'))).toEqual(read('long.css'));
  expect(read('long.css.br').length).toBeLessThan(long.length);
  for (const name of ['short.css.br', 'photo.jpg.br', '.hosting/rules.json.br']) {
    expect(existsSync(path.join(folder, name))).toBe(false);
  }
});
