import {DEFAULT_PARSE_FRONT_MATTER as parseFrontMatter} from '@docusaurus/utils';
import {parsePage} from 'content/read/pages';
import {applyMarkdownEdit} from '@site/editor/edits/markdownEdits';
import {makeSite, replace} from '../../support/site';
import {checkPages} from '@site/src/data';
import {row} from '../../support/row';

/** What YAML takes for something else than a text, and texts that look like it. */
const values =
  `2024 | 0 | -7 | +7 | 007 | 1_000 | 1,000 | 0x1F | 0o17 | 0b101 | 3.14 | .5 | 1. | 1e3 | 1_0.5 | .inf | -.INF | .nan | 12:30
2024-01-01 | 2024-1-1 | 2024-01-01 10:00:00 | 2024-01-01T10:00:00Z | 2024-01-01T10:00:00+05:45 | 01-01-2024 | 2081 पुस ३
true | True | TRUE | false | yes | No | on | off | y | null | Null | ~ | '' | '2024' | "true" | '2024-01-01' | nothing | २०२४
Our #1 goal | [a, b] | {a: b} | a & b | a # note | a#b | "a # b" | - | = | << | :a | a:b | 10% | !important`
    .split(/ \| |\n/)
    .map((value) => ({value}));

const page = (value: string) => `---\ntitle: ${value}\n---\n\n# A\n`;

it.each(values)('reads "$value" at the top of a page as Docusaurus does', async ({value}) => {
  const read = () => parseFrontMatter({filePath: 'a.mdx', fileContent: page(value)} as never);
  const own = parsePage('docs/a.mdx', page(value));
  const theirs = await read().catch(() => undefined);
  if (own.problems.length > 0) return;
  expect(own.frontMatter.get('title')?.value).toEqual(theirs?.frontMatter.title);
});

it.each(values)('takes "$value" for a text only when it is one', async ({value}) => {
  const site = makeSite({'docs/tos.mdx': replace('title: Terms', `title: ${value}`)});
  const ids = (await checkPages(site))
    .map(({id}) => id)
    .filter((id) => /^(?:field|file|text|yaml)\./.test(id));
  const {frontMatter} = await parseFrontMatter({
    filePath: 'a.mdx',
    fileContent: page(value),
  } as never).catch(() => ({frontMatter: {title: undefined}}));
  const isText = typeof frontMatter.title === 'string' && !['', 'Our'].includes(frontMatter.title);
  expect(ids.length === 0).toBe(isText);
});

it.each([
  ['title: Terms', 'title: 2024', '2: field.text value.number 2024', 'title: The words'],
  ['title: Terms', 'title: 2024-01-01', '2: field.text value.plain 2024-01-01', 'title: The words'],
  ['title: Terms', 'title: ~', '2: field.empty title', 'title: The words'],
  ['title: Terms', 'title: [a, b]', '2: field.oneText value.list', 'title: The words'],
  ['topic: Rules', 'topic: true', '4: field.text value.plain true', 'topic: The words'],
  [
    'topic: Rules',
    'hide_table_of_contents: yes',
    '4: field.boolean',
    'hide_table_of_contents: true',
  ],
])('says of "%s" → "%s" what to write', async (part, by, said, example) => {
  const found = await checkPages(makeSite({'docs/tos.mdx': replace(part, by)}));
  expect(found.map((one) => [`${one.line}: ${row(one)}`, one.example])).toEqual([[said, example]]);
});

it.each(values)('writes the text "$value" so that Docusaurus reads a text', async ({value}) => {
  if (value.trim() === '') return;
  const edit = {kind: 'set', file: 'docs/a.mdx', path: ['title'], value} as const;
  const changed = applyMarkdownEdit(page('A'), edit);
  const {frontMatter} = await parseFrontMatter({filePath: 'a', fileContent: changed} as never);
  expect(frontMatter.title).toBe(value);
});
