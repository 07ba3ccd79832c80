import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {siteTexts} from '@site/src/data';
import {parseMarkdown} from 'content/read/markdown';
import noteStale from 'content/pairs/noteStale';
import {agree} from 'content/pairs/agree';
import type {Node, Parent, Root} from 'mdast';
import {VFile} from 'vfile';
import {type Change, docs, makeSite, pages, replace} from '../../support/site';

const translation = `${docs}/tos.mdx`;
const withoutDate: Change = {
  'docs/tos.mdx': replace('effective: terms-effective\n', ''),
  [translation]: replace('effective: terms-effective\n', ''),
};

let siteDir: string;
async function agreedSite(change: Change = withoutDate): Promise<void> {
  siteDir = makeSite(change);
  await agree(siteDir, await siteTexts(siteDir), ['--all']);
}

function change(file: string, from: string, to: string): void {
  const place = path.join(siteDir, file);
  writeFileSync(place, replace(from, to)(readFileSync(place, 'utf8')));
}

/** `import {StaleNote} from '@site/…'` */
const IMPORT = {
  specifiers: [expect.objectContaining({type: 'ImportSpecifier'})],
  source: {type: 'Literal', value: '@site/src/components/mdx/StaleNote'},
};

/** Every note of a built page: what comes before it, what it is in, and its attributes. */
function notes(file: string): string[] {
  const value = readFileSync(path.join(siteDir, file), 'utf8');
  const tree: Root = parseMarkdown(value);
  noteStale(siteDir)(tree, new VFile({value, path: path.join(siteDir, file)}));
  const found: string[] = [];
  const walk = (parent: Parent) =>
    parent.children.forEach((node: Node, index) => {
      if ('name' in node && node.name === 'StaleNote' && 'attributes' in node) {
        const attributes = (node.attributes as {name: string; value: string | null}[]).map(
          ({name, value}) => (value === null ? name : `${name}=${value}`),
        );
        const before = parent.children[index - 1]?.type ?? 'nothing';
        const inside = 'name' in parent ? String(parent.name) : parent.type;
        found.push(`in ${inside} after ${before}: ${attributes.join(' ')}`);
      }
      if ('children' in node) walk(node as Parent);
    });
  walk(tree);
  const imports = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node] : []));
  const bodies = imports.map(({data}) => data?.estree?.body[0]);
  expect(bodies).toEqual(found.length > 0 ? [expect.objectContaining(IMPORT)] : []);
  return found;
}

afterEach(() => {
  Object.assign(process.env, {NODE_ENV: 'test'});
});

it('leaves pages alone in which all is agreed', async () => {
  await agreedSite();
  expect([...notes('docs/tos.mdx'), ...notes(translation)]).toEqual([]);
});

it('notes a change at the paragraph, in the language that is behind', async () => {
  await agreedSite();
  change('docs/tos.mdx', 'Use your own name.', 'Use your full name.');
  expect(notes('docs/tos.mdx')).toEqual([]);
  expect(notes(translation)).toEqual(['in Note after paragraph: from=en section=names']);
});

it('notes a change of the translation in English', async () => {
  await agreedSite();
  change(translation, '## खाता', '## आफ्नो खाता');
  expect(notes('docs/tos.mdx')).toEqual(['in root after heading: from=ne section=accounts']);
  expect(notes(translation)).toEqual([]);
});

it('notes in both that they may differ when both have changed', async () => {
  await agreedSite();
  change('docs/tos.mdx', 'Use your own name.', 'Use your full name.');
  change(translation, 'आफ्नै नाम', 'पूरा नाम');
  const note = 'section=names unclear';
  expect(notes('docs/tos.mdx')).toEqual([`in Note after paragraph: from=ne ${note}`]);
  expect(notes(translation)).toEqual([`in Note after paragraph: from=en ${note}`]);
});

it('says nothing below a text that is new in both', async () => {
  await agreedSite();
  change('docs/tos.mdx', '</Note>\n', '</Note>\n\n## New {/* #new */}\n\nNew.\n');
  change(translation, '</Note>\n', '</Note>\n\n## नयाँ {/* #new */}\n\nनयाँ।\n');
  expect([...notes('docs/tos.mdx'), ...notes(translation)]).toEqual([]);
});

it('notes what is missing after what comes before it, without a section at the top', async () => {
  await agreedSite();
  change('docs/tos.mdx', '## Accounts', 'One more sentence.\n\n## Accounts');
  expect(notes(translation)).toEqual(['in root after paragraph: from=en']);
});

it('notes the words of a component inside it, and a cell of a table in it', async () => {
  const table = (cell: string) => `| ${cell} | x |\n| -- | -- |\n`;
  await agreedSite({
    ...withoutDate,
    'pages/about.mdx': replace('We are here.', table('here')),
    [`${pages}/about.mdx`]: replace('हामी यहाँ छौँ।', table('यहाँ')),
  });
  change('pages/about.mdx', 'heading="Who we are"', 'heading="Us"');
  change('pages/about.mdx', '| here |', '| there |');
  expect(notes(`${pages}/about.mdx`)).toEqual([
    'in AboutIntro after nothing: from=en section=who-we-are',
    'in tableCell after text: from=en section=who-we-are',
  ]);
});

describe('in a finished build', () => {
  beforeEach(() => {
    Object.assign(process.env, {NODE_ENV: 'production'});
  });

  it('stops at a page that is in force, with the message of npm run check', async () => {
    await agreedSite({});
    change('docs/tos.mdx', 'Use your own name.', 'Use your full name.');
    expect(() => notes(translation)).toThrow(
      /^\n\nThis page is in force, so both languages must say the same\.\n\nTexts that are not agreed: 1/,
    );
  });

  it('does not stop at other pages', async () => {
    await agreedSite();
    change('docs/tos.mdx', 'Use your own name.', 'Use your full name.');
    expect(notes(translation)).toHaveLength(1);
  });

  it('stops at a ledger that cannot be read', async () => {
    await agreedSite();
    change('i18n/ledger/ne/docs/tos.mdx.txt', 'accounts ', '<<<<<<< HEAD\naccounts ');
    expect(() => notes(translation)).toThrow(/To fix: 1[^]*not a line of the ledger/);
  });
});
