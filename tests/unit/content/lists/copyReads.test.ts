import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'yaml';
import {copyContract} from 'content/lists/copy';
import {readCopyReads} from 'content/lists/copyReads';
import {parseList} from 'content/lists/parse';
import {fieldsAlone} from 'content/lists/examples';
import {row} from '../../support/row';
import {yamlFile} from '../../support/lists';

const page = (code: string) => `import copy from '@site/src/data/pages/a.yml';\n${code}`;

/** What is wrong with the copy of a page with this code. */
async function problems(code: string, yaml: string): Promise<string[]> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'code-'));
  mkdirSync(path.join(siteDir, 'src/pages'), {recursive: true});
  writeFileSync(path.join(siteDir, 'src/pages/a.tsx'), code);
  const read = readCopyReads(siteDir)['pages/a']!;
  const found = await parseList(
    yamlFile('pages/a', yaml),
    copyContract(read, parse(yaml)),
    fieldsAlone('en'),
  );
  return found.problems.map((one) => `${one.line} ${row(one)}`);
}

const heading = 'heading: {en: Team, ne: टोली}\n';
const FILE = 'src/pages/a.tsx';

it.each([
  ['a key', 'copy.heading; copy.lead;', heading, `1 field.missing lead copy.code ${FILE}`],
  ['a key of a group', 'copy.a.b;', `a: {another: {en: One, ne: एक}}`, /1 field.missing b/],
  [
    'a destructured key',
    'const {lead, heading: h} = copy; h + lead;',
    heading,
    /field.missing lead/,
  ],
  ['a key of another name', 'const {a: words} = copy; words.b;', 'a: {}', /field.missing b/],
  ['a value', 'fill(copy.heading, {count});', heading, /1 copy.place {count}/],
  ['a value for a script', "template(copy.heading, 'count');", heading, /1 copy.place {count}/],
  [
    'a key that no code reads',
    'copy.heading;',
    `${heading}old: {en: Old, ne: पुरानो}`,
    /2 field.unknown old .*copy.code/,
  ],
])('finds %s that the page and its copy do not share', async (_, code, yaml, says) => {
  const all = await problems(page(code), yaml);
  expect(all.join()).toMatch(says);
});

it.each([
  [
    'links where the page shows rich text',
    '<RichText of={copy.a} />;',
    'a: {en: "[App](/app)", ne: "[एप](/app)"}',
  ],
  ['any key of a group that the page computes', 'copy.a[key];', 'a: {b: {en: One, ne: एक}}'],
  ['all of a group that the page hands on', 'show(copy.a);', 'a: {b: {en: One, ne: एक}}'],
  ['a text of which the page calls a method', "copy.a.split(',');", 'a: {en: One, ne: एक}'],
  [
    'one of two texts',
    'fill(is ? copy.a : copy.b, {n});',
    "a: {en: '{n} a', ne: '{n} क'}\nb: {en: '{n} b', ne: '{n} ख'}",
  ],
])('takes %s', async (_, code, yaml) => {
  expect(await problems(page(code), yaml)).toEqual([]);
});
