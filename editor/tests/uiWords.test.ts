import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {locales} from 'nepali-text/locale';
import {wordsOf} from '../ui/words';

const root = path.join(__dirname, '../ui');
const sources = readdirSync(root, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

const idsAfter = (call: RegExp) => [...new Set([...sources.matchAll(call)].map(([, id]) => id!))];
const plain = idsAfter(/\bsay\(\s*'([\w.]+)'/g);
const counted = idsAfter(/\bsayCount\(\s*'([\w.]+)'/g).flatMap((id) => [
  `${id}.one`,
  `${id}.other`,
]);

it('finds the words that the editor says', () => {
  expect(plain.length).toBeGreaterThan(50);
});

it.each(locales)('has every word in %s', (language) => {
  const {find} = wordsOf(language);
  expect([...plain, ...counted].filter((id) => !find(id))).toEqual([]);
});

it('writes numbers with the digits of the language', () => {
  expect(wordsOf('ne').sayCount('save.unsaved', 12)).toBe('१२ परिवर्तन सुरक्षित गरिएका छैनन्');
  expect(wordsOf('en').sayCount('save.unsaved', 1)).toBe('1 change not saved');
});
