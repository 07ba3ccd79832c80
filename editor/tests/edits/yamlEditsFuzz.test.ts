/*
 * Random texts in every file of src/data, written by the site and by any other editor that keeps the form of
 * the files: nothing but the lines of that text differs. `FUZZ=10000` makes more of them.
 */
import {readFileSync} from 'node:fs';
import {isScalar, parse, parseDocument, stringify} from 'yaml';
import {filesBelow} from 'content/read/files';
import {setYaml} from '../../edits/yamlEdits';
import {withPart} from '../../edits/values';
import type {FilePath, Json} from '../../types';
import {createRandom} from '../../../tests/random';

const EDITS = Number(process.env.FUZZ ?? 421);

const files = filesBelow('src/data')
  .filter((name) => name.endsWith('.yml'))
  .map((name) => `src/data/${name}`);

const random = createRandom(2081);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

const nasty = [
  'Time: now', 'a # b', '#1', "it's", 'say "no"', `both ' and "`, '{fee} a year', 'a, b', '[a] b', '{}',
  '}', ']', '👩🏽‍🌾 अन्न', 'क्‍ष र क्‌ष', 'श्रीमान्‌ले', '12', '१२', '1e3', '0x1f', '.5', '1_000', 'yes', 'No',
  'null', '~', 'true', '2024-12-18', '12:30', '- dash', '-', '--- a', '...', '?', '? a', ':', ': a', 'a:',
  '*star', '&and', '!bang', '%per', '@at', '`tick', '|', '> b', '>-', 'C:\\Temp\\new', '\\', '50% off',
  '', ' ', ' a', 'a ', 'a  b', 'tab\there', 'nb\u00a0sp', 'soft\u00adhyphen', '<b>&amp;</b>', '"', "'",
  "'quoted'", '"quoted"', 'https://a.example/?q=1#x', '[link](/how) **bold**', '“{brand}” — “ok”…', '=',
  '<<', 'a\u2028b', '\ufeffmark', 'x'.repeat(150), 'two\nlines', `a sentence ${'of many words '.repeat(20)}`,
]; // prettier-ignore

function textsOf(value: Json, path: FilePath = []): FilePath[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    textsOf(part as Json, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The file without the text: where it begins and ends in YAML is what the parser says. */
function around(source: string, path: FilePath): string {
  const node = parseDocument(source).getIn(path, true);
  const [from, to] = (isScalar(node) && node.range) || [0, 0];
  // A text of several lines has its line breaks within.
  return `${source.slice(0, from)}…${source.slice(to).replace(/^\n?/, '\n')}`;
}

it(`changes nothing but the lines of ${EDITS} random texts, as other editors do`, () => {
  const wrong: string[] = [];
  for (let turn = 0; turn < EDITS; turn += 1) {
    const file = files[turn % files.length]!;
    const source = readFileSync(file, 'utf8');
    const value = parse(source) as Json;
    const texts = textsOf(value);
    if (texts.length === 0) continue;
    const path = pick(texts);
    const text = nasty[turn % nasty.length]!;
    const meant = withPart(value, path, text);
    const own = setYaml(source, path, text);
    const other = stringify(meant, {lineWidth: 0});
    expect(parse(own)).toEqual(meant);
    const isOneLine = own.split('\n').length === source.split('\n').length || text.includes('\n');
    if (own !== other || !isOneLine || around(own, path) !== around(source, path)) {
      wrong.push(`${file}: ${path.join('.')}: ${JSON.stringify(text)}`);
    }
  }
  expect(wrong).toEqual([]);
});
