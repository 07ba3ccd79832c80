import {parsePage} from '@site/src/plugins/content/readPages';

/** `line: message`, and the example under it, for a page that is not valid MDX. */
function explain(source: string): string {
  const {problems} = parsePage('docs/x.mdx', source);
  expect(problems).toHaveLength(1);
  const {line, message, example} = problems[0]!;
  return [`${line}: ${message}`, example].filter(Boolean).join('\n');
}

it.each([
  [
    'a component that is never closed',
    '# X\n\n<Lead>\n\nWords.\n',
    '3: <Lead> is opened here and never closed.\n<Lead>\n\nYour words.\n\n</Lead>',
  ],
  [
    'a component that is not closed before the one around it',
    '<FaqList>\n\n<Faq id="a" question="A?">\n\nYes.\n\n</FaqList>\n',
    '3: <Faq> is opened here and not closed before </FaqList> in line 7.\n<Faq id="minimum-age" question="Is there a minimum age?">\n\nYour answer.\n\n</Faq>',
  ],
  [
    'a component that begins in a sentence',
    'Words <Lead> and\n\nmore.\n',
    '1: <Lead> and </Lead> must be on lines of their own, with an empty line before and after each.\n<Lead>\n\nYour words.\n\n</Lead>',
  ],
  [
    'a missing slash',
    'It costs <Fact id="fee" form="short"> a year.\n',
    '1: <Fact> has no content, so it ends with />.\n<Fact id="fee" form="short" />',
  ],
  [
    'an HTML element without an end',
    'One<br>two\n',
    '1: <br> has no content, so it ends with />.\n<br />',
  ],
  [
    'a closing tag with a small letter',
    '<Lead>\n\nWords.\n\n</lead>\n',
    '5: <Lead> is closed here under another name.\n</Lead>',
  ],
  [
    'a closing tag too many',
    'Words.\n\n</Lead>\n',
    '3: </Lead> closes what is not open here. Take it out, or write the opening tag before it. A tag that ends with /> is closed already.',
  ],
  [
    'a sign for "less than"',
    'For those\nof <18 years.\n',
    '2: A < in a sentence is read as the beginning of a component. Write it in words, or as &lt;.\n&lt;18',
  ],
  [
    'a tag that breaks off',
    'Words.\n\n<Lead\n\nMore.\n',
    '3: The tag <Lead> is not complete, or something in it is misspelt.\n<Lead>\n\nYour words.\n\n</Lead>',
  ],
  [
    'an e-mail address in angle brackets',
    'Write to <info@example.com>.\n',
    '1: An e-mail address between < and > is read as a component.\n<Contact part="email" />',
  ],
  [
    'a web address in angle brackets',
    'See <https://example.com/a>.\n',
    '1: A web address between < and > is read as a component. Write a link.\n[words to click](https://example.com/a)',
  ],
  [
    'an attribute without quotation marks',
    'It costs <Fact id=fee /> a year.\n',
    '1: The value of an attribute must be between two straight quotation marks.\nid="fee"',
  ],
  [
    'typographic quotation marks in a tag',
    'It costs <Fact id=“fee” /> a year.\n',
    '1: The value of an attribute must be between two straight quotation marks.\nid="fee"',
  ],
  [
    'a quotation mark that is never closed',
    '# X\n\n<Fact id="fee />\n\nMore words.\n',
    '3: The value of an attribute must be between two straight quotation marks.\nid="fee"',
  ],
  [
    'a quotation mark within a value',
    'Words.\n\n<Faq id="x" question="What is the "career" page?">\n\nYes.\n\n</Faq>\n',
    '3: The value of question="…" ends at its next straight quotation mark. Within it, write curved ones: “ and ”.',
  ],
  [
    'a brace that is never closed',
    '## A {/* #a */}\n\nWords { and more.\n\n## B {/* #b */}\n',
    '3: A { is opened here and not closed. Braces are for notes and for the ids of headings.',
  ],
  [
    'words in braces',
    'Words {see the list} and more.\n',
    '1: Words in braces are read as code. Leave out { and }. For a number of the site, write a component (in the writing room: + Insert).\n<Fact id="fee" />',
  ],
  [
    'a sentence that begins with "import"',
    'Words.\n\nimport is easy now.\n',
    '3: Lines that begin with "import" or "export" are code, up to the next empty line. Begin a sentence with another word, or correct the code.',
  ],
  [
    'a note that is not closed',
    'Words.\n\n<!-- a note\n',
    '3: This note is not closed.\n{/* A note that visitors do not see */}',
  ],
])('explains %s', (_, source, expected) => {
  expect(explain(source)).toBe(expected);
});

it('keeps the fields above a page that cannot be read', () => {
  const page = parsePage('docs/x.mdx', '---\ntitle: X\n---\n\n<Lead>\n');
  expect(page.frontMatter.get('title')).toEqual({value: 'X', line: 2});
  expect(page.problems).toMatchObject([{line: 5}]);
});

it('accepts what Docusaurus accepts', () => {
  const source =
    '## A {#a}\n\n<!-- a note -->\n\n5 < 6, `<18` and } alone.\n\n| a |\n| - |\n| b |\n';
  expect(parsePage('docs/x.mdx', source).problems).toEqual([]);
});
