import {parseMarkdown} from 'content/read/markdown';
import checkContent from 'content/check/checkContent';
import {referencesIn} from '@site/src/data';
import {readingMinutes} from '@site/src/content/prose/frontMatter';
import type {Root} from 'mdast';
import {unified} from 'unified';
import {VFile} from 'vfile';

const siteDir = process.cwd();

/** Reads a text as a build does. @returns the tree that the build goes on with */
async function build(source: string): Promise<Root> {
  const file = new VFile({value: source, path: `${siteDir}/docs/x.mdx`});
  const processor = unified().use(function parser() {
    this.parser = parseMarkdown;
  });
  processor.use(checkContent, siteDir, referencesIn);
  return processor.run(processor.parse(file), file) as Promise<Root>;
}

async function errorOf(source: string): Promise<Error> {
  try {
    await build(source);
  } catch (error) {
    return error as Error;
  }
  throw new Error('The build accepted the page.');
}

it('reports all mistakes of a file at once, each with its line, and no stack trace', async () => {
  const error = await errorOf(
    '# X\n\n<Fakt id="fee" />\n\n\n\n\n\n<Note kind="draught">a</Note>\n\n## Y\n',
  );
  expect(error.message.match(/docs\/x\.mdx:\d+/g)).toEqual([
    'docs/x.mdx:3',
    'docs/x.mdx:9',
    'docs/x.mdx:11',
  ]);
  expect(error.message).toContain('docs/x.mdx:3\n  There is no <Fakt>.');
  expect(error.message).toContain('docs/x.mdx:9\n  kind="draught" is not possible');
  expect(error.message).toMatch(/  Right:\n {6}<Note>\n\s*\n {6}Your words\.\n\s*\n {6}<\/Note>\n/);
  expect(error.message).toContain('docs/x.mdx:11\n  The heading “Y” has no id.');
  expect(error.stack).toBe(error.message);
});

it('repeats what the parser says, with file and line', async () => {
  const error = await errorOf('# X\n\nWords.\n\n</Lead>\n');
  expect(error.message).toBe(
    '\n\nTo fix: 1\n\ndocs/x.mdx:5\n  The file cannot be read here: Unexpected closing slash `/` in tag, expected an open tag first\n',
  );
  expect(error.stack).toBe(error.message);
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
