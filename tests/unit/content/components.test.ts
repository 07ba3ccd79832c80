import {pageOf} from '@site/src/plugins/content/markdownPage';
import {checkComponents, type KnownLists} from '@site/src/plugins/content/rules/components';
import {parseMarkdown} from '@site/src/lib/markdown';

const lists = {
  icons: ['users', 'world'],
  facts: {fee: {id: 'fee', text: 'Rs 1'}, downloads: {id: 'downloads', text: '1'}},
};

/** `line: message`, and the example under it, of every mistake in a text. */
function check(source: string, known: KnownLists = lists): string[] {
  return checkComponents(pageOf('docs/x.mdx', source, parseMarkdown(source)), known).map(
    ({line, message, example}) => [`${line}: ${message}`, example].filter(Boolean).join('\n'),
  );
}

it('accepts correct components, and those that the file imports itself', () => {
  expect(check('<Fact id="fee" />')).toEqual([]);
  expect(check("import NepaliArticle from './_nepali';\n\n<NepaliArticle />")).toEqual([]);
  expect(check("import {A as Article} from './_nepali';\n\n<Article />")).toEqual([]);
  expect(check('<Card title="Reach" icon="world">\n\nWords.\n\n</Card>')).toEqual([]);
});

it('suggests the component that was meant', () => {
  expect(check('Words.\n\n<Fakt id="fee" />')).toEqual([
    '3: There is no <Fakt>. Did you mean "Fact"?',
  ]);
});

it('suggests a capital letter, and leaves HTML elements alone', () => {
  expect(check('It costs <fact id="fee" /> a year.<br />')).toEqual([
    '1: <fact> is no component: its name begins with a capital letter.\n<Fact id="fee" />',
  ]);
});

it('reports a missing attribute, with an example', () => {
  expect(check('<Faq id="age">\n\nNo.\n\n</Faq>')).toEqual([
    '1: <Faq> needs question="…".\n' +
      '<Faq id="minimum-age" question="Is there a minimum age?">\n\nYour answer.\n\n</Faq>',
  ]);
});

it.each([
  ['an attribute without a value', '<Fact id />', '<Fact> needs id="…".'],
  [
    'an unknown attribute',
    '<Fact id="fee" fom="short" />',
    '<Fact> does not know fom=. Did you mean "form"?',
  ],
  [
    'a value that is not possible',
    '<Fact id="fee" form="long" />',
    'form="long" is not possible in <Fact>: write "short" or "both".',
  ],
  [
    'an unknown fact',
    '<Fact id="downlods" />',
    'There is no fact "downlods" in src/data/facts.yml. Did you mean "downloads"?',
  ],
  [
    'an id that cannot be part of an address',
    '<Step id="First Step" title="First">\n\nWords.\n\n</Step>',
    'id="First Step" becomes part of an address',
  ],
  [
    'an unknown icon',
    '<Card title="Reach" icon="wrold">\n\nWords.\n\n</Card>',
    'There is no picture in src/icons with the name "wrold". Did you mean "world"?',
  ],
  ['a component with nothing inside', '<Note>\n\n</Note>', '<Note> has nothing inside.'],
])('reports %s', (_, source, message) => {
  expect(check(source)).toEqual([expect.stringContaining(message)]);
});

it('shows a fact that there is, and the one that was meant', () => {
  const renamed = {facts: {downloads: lists.facts.downloads, 'yearly-fee': lists.facts.fee}};
  expect(check('<Fact id="fee" />', renamed)).toEqual([
    '1: There is no fact "fee" in src/data/facts.yml. Did you mean "yearly-fee"?\n<Fact id="yearly-fee" />',
  ]);
  expect(check('<Fact id="price" />', renamed)).toEqual([
    '1: There is no fact "price" in src/data/facts.yml.\n<Fact id="downloads" />',
  ]);
});

it('leaves facts to the check of the lists when these cannot be read', () => {
  expect(check('<Fact id="anything" />', {})).toEqual([]);
});
