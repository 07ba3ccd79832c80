import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from '../../scripts/lib/paths';
import {expect, test} from './support/fixtures';

test('no file of the build holds anything of the writing room', () => {
  const files = readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(100);
  const marks = ['__write', 'writing-room', 'x-room-key'];
  const found = files.filter((file) => {
    const content = readFileSync(file, 'latin1');
    return marks.some((mark) => content.includes(mark));
  });
  expect(found).toEqual([]);
});
