import {applyMarkdownEdit} from '../../edits/markdownEdits';
import type {NewBlock} from '../../types';

const file = 'docs/skills.mdx';
const page = `---
title: Skills
# A note of the writer
description: 'What we know: a list'
---

import Part from './_part.mdx';

# Skills {/* no id */}

<Lead>

A first sentence of a
paragraph with <Fact id="fee" /> on
three lines.

</Lead>

## What we do {/* #what-we-do */}

{/* A note */}

- **Painting** of walls
- Wiring

1. Search
2. Hire
3. Pay

<Cards>

<Card title="Near “you”" icon="world">

In your street.

</Card>

</Cards>

| Skill | Pay |
| :-- | --: |
| Painting | |

> Said on
> two lines.

The end.
`;

const changeBlock = (index: number, value: string, source = page) =>
  applyMarkdownEdit(source, {kind: 'set', file, path: [index], value});
const insert = (after: number, value: NewBlock, source = page) =>
  applyMarkdownEdit(source, {kind: 'insert', file, index: after + 1, value: [value]});
const remove = (index: number, source = page) =>
  applyMarkdownEdit(source, {kind: 'set', file, path: [index]});

/** The page with one part replaced by another. */
function pageWith(part: string, by: string): string {
  if (!page.includes(part)) throw new Error(`The page has no "${part}".`);
  return page.replace(part, () => by);
}

const NOT_HERE = 'This cannot be written, added or removed here.';

// The blocks of the page by their positions.
const HEADING = 3;
const LEAD = 2;
const [PAINTING, SEARCH] = [4, 6];
const [CARDS, CARD, CARD_TITLE, CARD_TEXT] = [9, 10, 11, 12];
const [LAST_CELL, QUOTE, END] = [16, 17, 18];

// What random edits of all pages show is in markdownEditsFuzz.test.ts.
describe('the text of a block', () => {
  it.each([
    ['a heading, beside its id', HEADING, 'What they do', ['What we do', 'What they do']],
    ['a heading without an id', 0, 'Crafts {/* no id */}', ['# Skills {', '# Crafts {']],
    ['a point of a list', PAINTING, '*Painting* of walls', ['**Painting**', '*Painting*']],
    ['an empty cell', LAST_CELL, 'Fair', ['| Painting | |', '| Painting | Fair|']],
    ['a quotation', QUOTE, 'Said in two lines.', ['Said on', 'Said in']],
  ])('changes %s and nothing else', (_, index, text, [part = '', by = '']) => {
    expect(changeBlock(index, text)).toBe(pageWith(part, by));
  });

  it('keeps the line breaks outside the words that change', () => {
    const lead = 'A first sentence of a paragraph with <Fact id="fee" /> on three lines.';
    expect(changeBlock(LEAD, lead)).toBe(page);
    expect(changeBlock(LEAD, lead.replace('of a', 'of one').replace('fee', 'price'))).toBe(
      pageWith(
        'of a\nparagraph with <Fact id="fee" /> on',
        'of one\nparagraph with <Fact id="price" /> on',
      ),
    );
    // But a word that begins a line must not become a list.
    const text = lead.replace('paragraph', '-');
    expect(changeBlock(LEAD, text)).toBe(
      pageWith('A first sentence of a\nparagraph with <Fact id="fee" /> on\nthree lines.', text),
    );
  });

  it.each([
    [END, '# No heading', '\\# No heading'],
    [END, '[a]: b', '\\[a]: b'],
    [END, 'Under <18, or < 20', 'Under &lt;18, or &lt; 20'],
    [END, 'A { alone', 'A \\{ alone'],
    [END, '`a < b` & <Brand /> {/* a note */}', '`a < b` & <Brand /> {/* a note */}'],
    [END, 'A backslash \\', 'A backslash \\\\'],
    [HEADING, 'C #', '## C \\# {/* #what-we-do */}'],
    [PAINTING, '[ ] to do', '- \\[ ] to do'],
    [15, 'a | b', '| a \\| b | |'],
    [CARD_TITLE, 'Near "you"', '<Card title="Near &quot;you&quot;" icon="world">'],
  ])('writes signs with a meaning in block %i: %s', (index, text, line) => {
    expect(changeBlock(index, text).split('\n')).toContain(line);
  });

  it.each([
    ['', 'A text cannot be empty.'],
    [' \n ', 'A text cannot be empty.'],
    ['One\n\ntwo', 'A text has no line breaks. Add a paragraph instead.'],
    ['<Note>', /would be read as code here/],
    ['<Fact id=fee', /would be read as code here/],
    ['a <b', /would be read as code here/],
    ['{1 +}', /would be read as code here/],
    ['import the goods', /would be read as code here/],
    ['It costs {process.exit()} rupees', /would be read as code here/],
    ['A word <Fact id={alert(1)} />', /would be read as code here/],
    ['A <script src="/x.js" /> word', /would be read as code here/],
    ["import a from 'b'", /^This would not be shown as text/],
    ['<Brand />', /^This would not be shown as text/],
    ['{/* only a note */}', /^This would not be shown as text/],
  ])('refuses %j', (text, message) => {
    expect(() => changeBlock(END, text)).toThrow(message);
  });

  it.each([
    ['a block that is not there', 40, '', 'This is no longer there.'],
    ['one without a text', CARDS, '', NOT_HERE],
    ['a page that cannot be read', 0, '\n<Note>\n', /^This was changed outside/],
  ])('refuses %s', (_, index, more, message) => {
    expect(() => changeBlock(index, 'Words', page + more)).toThrow(message);
  });
});

it('changes a field between its quotation marks, beside notes, and adds one that is not there', () => {
  const field = (key: string, value: string) =>
    applyMarkdownEdit(page, {kind: 'set', file, path: [key], value});
  expect(field('description', 'It’s: two')).toBe(pageWith("'What we know: a list'", "'It’s: two'"));
  expect(field('title', 'Skills: all')).toBe(pageWith('Skills\n#', "'Skills: all'\n#"));
  expect(field('topic', 'Company')).toBe(pageWith("a list'\n", "a list'\ntopic: Company\n"));
  expect(() => field('title', ' ')).toThrow('A text cannot be empty.');
  expect(() => field('displayed_sidebar', 'x')).toThrow(NOT_HERE);
});

describe('a new block', () => {
  it.each([
    ['within the component of its neighbour', CARD_TEXT, 'In your street.'],
    ['after the end of a component', CARDS, '</Cards>'],
    ['after a list', SEARCH + 2, '3. Pay'],
    ['after a table', LAST_CELL, '| Painting | |'],
    ['after a quotation', QUOTE, '> two lines.'],
    ['at the end', END, 'The end.'],
  ])('is a paragraph %s', (_, after, neighbour) => {
    expect(insert(after, {type: 'paragraph', text: '1. New'})).toBe(
      pageWith(neighbour, `${neighbour}\n\n1\\. New`),
    );
  });

  it('is a heading with its id', () => {
    expect(insert(CARDS, {type: 'heading', level: 3, text: 'New', id: 'new'})).toBe(
      pageWith('</Cards>', '</Cards>\n\n### New {/* #new */}'),
    );
  });

  it.each([
    ['within a table', 14, 'paragraph'],
    ['after a title', CARD_TITLE, 'paragraph'],
    ['within a list', PAINTING, 'paragraph'],
    ['where only cards are', CARD, 'paragraph'],
  ] as const)('is refused %s', (_, after, type) => {
    expect(() => insert(after, {type, text: 'New'})).toThrow(NOT_HERE);
  });

  it('is refused with an address that is none', () => {
    const heading = {type: 'heading', level: 2, text: 'New', id: 'What we'} as const;
    expect(() => insert(END, heading)).toThrow(/^This would not be shown as text/);
  });
});

describe('a removed block', () => {
  it.each([
    ['a paragraph at the end', END, '\nThe end.\n', ''],
    ['a heading', HEADING, '## What we do {/* #what-we-do */}\n\n', ''],
    ['a quotation', QUOTE, '> Said on\n> two lines.\n\n', ''],
  ])('is %s', (_, index, part, by) => {
    expect(remove(index)).toBe(pageWith(part, by));
  });

  it.each([
    ['the heading of the page', 0],
    ['the only text of a component', CARD_TEXT],
    ['a component', CARDS],
    ['a cell', LAST_CELL],
  ])('is not %s', (_, index) => {
    expect(() => remove(index)).toThrow(NOT_HERE);
  });
});

describe('a component that repeats', () => {
  const questions = `# Questions

<FaqList>

  <Faq question='Who?' id="who">

  We.

  - A point

  </Faq>

<Faq id="why" question="Why?">

Because.

</Faq>

</FaqList>

The end.
`;
  const [WHO, WHO_POINT, WHY, WHY_TEXT] = [2, 5, 6, 8];
  type Attributes = Record<string, string>;
  const add = (after: number, attributes: Attributes, text = 'Now.', source = questions) =>
    insert(after, {type: 'component', attributes, text}, source);
  const when = {id: 'when', question: 'When?'};

  it('is added below another one, in its form', () => {
    expect(add(WHO_POINT, {...when, question: 'When, “today”?'})).toBe(
      questions.replace(
        '  </Faq>\n',
        '  </Faq>\n\n  <Faq question="When, “today”?" id="when">\n\n  Now.\n\n  </Faq>\n',
      ),
    );
    const last = '<Faq id="when" question="The &quot;when&quot;?">\n\n\\# Now\n\n</Faq>';
    expect(add(WHY_TEXT, {...when, question: 'The "when"?'}, '# Now')).toBe(
      questions.replace('</Faq>\n\n</FaqList>', `</Faq>\n\n${last}\n\n</FaqList>`),
    );
  });

  it('keeps the other attributes of its neighbour, but its address', () => {
    const near = pageWith('<Card title', '<Card id="near" title');
    const far = '<Card title="Far" icon="world">\n\nAbroad.\n\n</Card>\n';
    expect(add(CARD, {title: 'Far'}, 'Abroad.', near)).toBe(
      near.replace('</Card>\n', `</Card>\n\n${far}`),
    );
  });

  it('has the line endings of Windows where the page has them, as a changed text has', () => {
    const windows = questions.replaceAll('\n', '\r\n');
    expect(add(WHY, when, 'Now.', windows)).not.toMatch(/[^\r]\n/);
    expect(changeBlock(9, 'An end.', windows)).toBe(windows.replace('The end.', 'An end.'));
  });

  it.each<[string, number, Attributes, string, string | RegExp]>([
    ['no title', WHY, {...when, question: ' '}, 'Now.', 'A text cannot be empty.'],
    ['no neighbour', 0, when, 'Now.', NOT_HERE],
    ['a text that is none', WHY, when, '<Brand />', /^This would not be shown as text/],
  ])('is refused with %s', (_, after, attributes, text, message) => {
    expect(() => add(after, attributes, text)).toThrow(message);
  });

  it('is removed whole, and what was added is gone again', () => {
    expect(remove(6, add(WHO_POINT, when))).toBe(questions);
    expect(remove(9, add(WHY_TEXT, when))).toBe(questions);
    const rest = remove(WHO, questions);
    expect(rest).toBe(questions.replace(/ {2}<Faq[\s\S]*? {2}<\/Faq>\n\n/, ''));
    expect(() => remove(2, rest)).toThrow(NOT_HERE);
  });
});
