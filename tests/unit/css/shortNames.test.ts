/** @jest-environment node */
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {prefixOf, shortenNames} from '@site/src/css/shortNames';

const siteDir = process.cwd();

type Modules = {getLocalIdent: (context: object, template: string, name: string) => string};

it('names classes by their file and their number there', () => {
  const modules = {} as Modules;
  const rule = {use: [{options: {}}, {options: {modules}}]};
  shortenNames({module: {rules: [rule]}}, siteDir);
  const file = 'src/components/Illustration/styles.module.css';
  const resourcePath = path.join(siteDir, file);
  const nameOf = (name: string) => modules.getLocalIdent({resourcePath}, '', name);
  expect(['illustration', 'motif', 'illustration'].map(nameOf)).toEqual(
    [0, 1, 0].map((number) => `${prefixOf(file)}${number}`),
  );
});

it('begins the names of every file with other letters', () => {
  const files = readdirSync(path.join(siteDir, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => path.join('src', name));
  const prefixes = new Map(files.map((file) => [prefixOf(file), file]));
  expect(files.filter((file) => prefixes.get(prefixOf(file)) !== file)).toEqual([]);
  expect([...prefixes.keys()].join(' ')).toMatch(/^(?:[a-z][\da-z]{2} ?)+$/);
});

it('stops where Docusaurus has no rule for CSS modules', () => {
  expect(() => shortenNames({module: {rules: [{use: [{options: {}}]}]}}, siteDir)).toThrow(
    'CSS modules',
  );
});
