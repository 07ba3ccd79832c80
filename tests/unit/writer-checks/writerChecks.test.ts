import writerChecks from '@site/src/plugins/writer-checks';
import type {MarkdownNode} from '@site/src/plugins/writer-checks/markdown';
import {readingMinutes} from '@site/src/plugins/writer-checks/readingTime';

const siteDir = process.cwd();

const element = (line: number, name: string, attributes: Record<string, string>): MarkdownNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children: [{type: 'text', value: 'words'}],
  position: {start: {line}},
});

const run = (...children: MarkdownNode[]) =>
  writerChecks({siteDir})({type: 'root', children}, {path: `${siteDir}/docs/x.mdx`});

it('tells all problems of a file at once, each with its line, and no lines of our code', async () => {
  let error: Error | undefined;
  try {
    await run(element(3, 'Fakt', {id: 'fee'}), element(9, 'Note', {kind: 'draught'}));
  } catch (thrown) {
    error = thrown as Error;
  }
  expect(error?.message).toContain('docs/x.mdx:3\nThere is no <Fakt>.');
  expect(error?.message).toContain('docs/x.mdx:9\nkind="draught" is not possible');
  expect(error?.stack).toBe(error?.message);
});

it('puts the drawing of an icon in the place of its name', async () => {
  const card = element(1, 'Card', {title: 'Reach', icon: 'world'});
  await run(card);
  const drawing = card.attributes?.find(({name}) => name === 'icon')?.value as string;
  expect(JSON.parse(drawing)).toContainEqual([
    'path',
    expect.objectContaining({d: expect.any(String)}),
  ]);
});

describe('readingMinutes', () => {
  it('counts words, not markup', () => {
    expect(readingMinutes('word '.repeat(600))).toBe(3);
    const markup = `<Fact id="a b c" />{/* a note */}\nimport A from 'b';\n`;
    expect(readingMinutes(markup.repeat(99) + 'word '.repeat(200))).toBe(1);
  });

  it('says nothing of a file that is no article', () => {
    expect(readingMinutes('a few words')).toBeUndefined();
  });

  it('gives Nepali words more time', () => {
    expect(readingMinutes('शब्द '.repeat(510))).toBe(3);
  });
});
