import {applyMarkdownEdit, type MarkdownEdit} from '@site/writing-room/files/markdownEdits';

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

type Command<Kind extends MarkdownEdit['kind']> = Omit<
  Extract<MarkdownEdit, {kind: Kind}>,
  'kind' | 'file'
>;

const edit = (change: MarkdownEdit, source = page) => applyMarkdownEdit(file, source, change);
const changeBlock = (index: number, text: string, source = page) =>
  edit({kind: 'block', file, index, text}, source);
const insert = (command: Command<'insertBlock'>) => edit({kind: 'insertBlock', file, ...command});
const remove = (index: number, source = page) => edit({kind: 'removeBlock', file, index}, source);

/** The page with one part replaced by another. */
function pageWith(part: string, by: string): string {
  if (!page.includes(part)) throw new Error(`The page has no "${part}".`);
  return page.replace(part, () => by);
}

// The blocks of the page by their positions.
const HEADING = 3;
const LEAD = 2;
const [PAINTING, SEARCH, HIRE] = [4, 6, 7];
const [CARDS, CARD, CARD_TITLE, CARD_TEXT] = [9, 10, 11, 12];
const [LAST_CELL, QUOTE, END] = [16, 17, 18];

describe('the text of a block', () => {
  it.each([
    ['a paragraph', END, 'The very end.', ['The end.', 'The very end.']],
    ['a heading, beside its id', HEADING, 'What they do', ['What we do', 'What they do']],
    ['a heading without an id', 0, 'Crafts {/* no id */}', ['# Skills {', '# Crafts {']],
    ['a point of a list', PAINTING, '*Painting* of walls', ['**Painting**', '*Painting*']],
    ['an attribute', CARD_TITLE, 'Close by', ['Near “you”', 'Close by']],
    ['a cell', 15, 'Wiring', ['| Painting', '| Wiring']],
    ['an empty cell', LAST_CELL, 'Fair', ['| Painting | |', '| Painting | Fair|']],
    ['a quotation', QUOTE, 'Said in two lines.', ['Said on', 'Said in']],
  ])('changes %s and nothing else', (_, index, text, [part = '', by = '']) => {
    expect(changeBlock(index, text)).toBe(pageWith(part, by));
  });

  it('keeps the line breaks outside the words that change', () => {
    const text = 'A first sentence of one paragraph with <Fact id="price" /> on three lines.';
    expect(changeBlock(LEAD, text)).toBe(
      pageWith(
        'of a\nparagraph with <Fact id="fee" /> on',
        'of one\nparagraph with <Fact id="price" /> on',
      ),
    );
  });

  it('does not let a word that begins a line become a list', () => {
    const text = 'A first sentence of a - with <Fact id="fee" /> on three lines.';
    expect(changeBlock(LEAD, text)).toBe(
      pageWith('A first sentence of a\nparagraph with <Fact id="fee" /> on\nthree lines.', text),
    );
  });

  it('keeps the line endings of Windows', () => {
    const windows = page.replaceAll('\n', '\r\n');
    expect(changeBlock(END, 'An end.', windows)).toBe(windows.replace('The end.', 'An end.'));
  });

  it('leaves the file as it is when the text has not changed', () => {
    expect(
      changeBlock(LEAD, 'A first sentence of a paragraph with <Fact id="fee" /> on three lines.'),
    ).toBe(page);
  });

  it.each([
    ['# No heading', '\\# No heading'],
    ['1. No list', '1\\. No list'],
    ['- No list', '\\- No list'],
    ['> No quotation', '\\> No quotation'],
    ['| No table |', '\\| No table |'],
    ['---', '\\---'],
    ['[a]: b', '\\[a]: b'],
    ['Under <18, or < 20', 'Under &lt;18, or &lt; 20'],
    ['A { alone', 'A \\{ alone'],
    ['`a < b` & <Brand /> {/* a note */}', '`a < b` & <Brand /> {/* a note */}'],
    ['A backslash \\', 'A backslash \\\\'],
  ])('writes "%s" so that it stays a text', (text, written) => {
    expect(changeBlock(END, text)).toBe(pageWith('The end.', written));
  });

  it.each([
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
    ['<Note>', '<Note> is opened here and never closed.'],
    ['<Fact id=fee', /^The value of an attribute must be/],
    ['a <b', /^A < in a sentence is read as/],
    ['{1 +}', /^Words in braces are read as code/],
    ['import the goods', /^Lines that begin with "import" or "export" are code/],
    ["import a from 'b'", /^These words would not be read as a text/],
    ['<Brand />', /^These words would not be read as a text/],
    ['{/* only a note */}', /^These words would not be read as a text/],
  ])('refuses %j', (text, message) => {
    expect(() => changeBlock(END, text)).toThrow(message);
  });

  it('refuses a block that is not there and one without a text', () => {
    expect(() => changeBlock(40, 'Words')).toThrow(
      'This text is no longer in the file. Open the page again.',
    );
    expect(() => changeBlock(CARDS, 'Words')).toThrow(
      'This block has no text that can be changed here.',
    );
  });

  it('refuses a page that cannot be read', () => {
    expect(() => changeBlock(0, 'Words', `${page}\n<Note>\n`)).toThrow(
      '<Note> is opened here and never closed.',
    );
  });
});

describe('a field', () => {
  const field = (key: string, text: string) => edit({kind: 'field', file, key, text});

  it('is changed between its quotation marks, beside notes', () => {
    expect(field('description', 'It’s: two')).toBe(
      pageWith("'What we know: a list'", "'It’s: two'"),
    );
    expect(field('title', 'Skills: all')).toBe(pageWith('Skills\n#', "'Skills: all'\n#"));
  });

  it('is added when the page does not have it', () => {
    expect(field('topic', 'Company')).toBe(
      pageWith("a list'\n---", "a list'\ntopic: Company\n---"),
    );
  });

  it('cannot be empty, and is no setting', () => {
    expect(() => field('title', ' ')).toThrow('A text cannot be empty.');
    expect(() => field('displayed_sidebar', 'x')).toThrow('"displayed_sidebar" is no text.');
  });
});

describe('a new block', () => {
  it('is a paragraph after another one', () => {
    expect(insert({after: HEADING, block: {type: 'paragraph', text: '1. New'}})).toBe(
      pageWith('#what-we-do */}\n', '#what-we-do */}\n\n1\\. New\n'),
    );
  });

  it.each([
    ['within the component of its neighbour', CARD_TEXT, 'In your street.'],
    ['after the end of a component', CARDS, '</Cards>'],
    ['after a list', SEARCH + 2, '3. Pay'],
    ['after a table', LAST_CELL, '| Painting | |'],
    ['after a quotation', QUOTE, '> two lines.'],
    ['at the end', END, 'The end.'],
  ])('is %s', (_, after, neighbour) => {
    expect(insert({after, block: {type: 'paragraph', text: 'New.'}})).toBe(
      pageWith(neighbour, `${neighbour}\n\nNew.`),
    );
  });

  it('is a heading with its id', () => {
    expect(insert({after: CARDS, block: {type: 'heading', level: 3, text: 'New', id: 'new'}})).toBe(
      pageWith('</Cards>', '</Cards>\n\n### New {/* #new */}'),
    );
  });

  it('is a point of a list, and the numbers go on counting', () => {
    expect(insert({after: PAINTING, block: {type: 'item', text: 'New'}})).toBe(
      pageWith('walls\n', 'walls\n- New\n'),
    );
    expect(insert({after: SEARCH, block: {type: 'item', text: 'New'}})).toBe(
      pageWith('2. Hire\n3. Pay', '2. New\n3. Hire\n4. Pay'),
    );
  });

  it.each([
    ['within a table', 14],
    ['after a title', CARD_TITLE],
    ['within a list', PAINTING],
    ['where only cards are', CARD],
  ])('is refused %s', (_, after) => {
    expect(() => insert({after, block: {type: 'paragraph', text: 'New'}})).toThrow(
      'A paragraph cannot be added here.',
    );
  });

  it.each([
    ['what-we-do', 'The page already has a part with the address "what-we-do".'],
    ['What we', 'The address of a heading has small English letters, digits and hyphens.'],
  ])('is refused with the address %s', (id, message) => {
    const block = {type: 'heading', level: 2, text: 'New', id} as const;
    expect(() => insert({after: END, block})).toThrow(message);
  });

  it('is refused as a point after what is no point', () => {
    expect(() => insert({after: END, block: {type: 'item', text: 'New'}})).toThrow(
      'A point can only be added after another point.',
    );
  });
});

describe('a removed block', () => {
  it.each([
    ['a paragraph at the end', END, '\nThe end.\n', ''],
    ['a heading', HEADING, '## What we do {/* #what-we-do */}\n\n', ''],
    ['a point', PAINTING, '- **Painting** of walls\n', ''],
    ['a numbered point', HIRE, '2. Hire\n3. Pay', '2. Pay'],
    ['a quotation', QUOTE, '> Said on\n> two lines.\n\n', ''],
  ])('is %s', (_, index, part, by) => {
    expect(remove(index)).toBe(pageWith(part, by));
  });

  it('takes the list with its last point', () => {
    const one = remove(PAINTING);
    expect(remove(PAINTING, one)).toBe(pageWith('- **Painting** of walls\n- Wiring\n\n', ''));
  });

  it.each([
    ['the heading of the page', 0],
    ['the only text of a component', CARD_TEXT],
    ['a component', CARDS],
    ['a cell', LAST_CELL],
  ])('is not %s', (_, index) => {
    expect(() => remove(index)).toThrow('This cannot be removed here.');
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
  const add = (
    after: number,
    attributes: Record<string, string>,
    text = 'Now.',
    source = questions,
  ) =>
    edit({kind: 'insertBlock', file, after, block: {type: 'component', attributes, text}}, source);

  it('is added below another one, in its form', () => {
    expect(add(WHO_POINT, {id: 'when', question: 'When, “today”?'})).toBe(
      questions.replace(
        '  </Faq>\n',
        '  </Faq>\n\n  <Faq question="When, “today”?" id="when">\n\n  Now.\n\n  </Faq>\n',
      ),
    );
  });

  it('is added below the last one', () => {
    const question = 'The "when"?';
    expect(add(WHY_TEXT, {id: 'when', question}, '# Now')).toBe(
      questions.replace(
        '</Faq>\n\n</FaqList>',
        '</Faq>\n\n<Faq id="when" question="The &quot;when&quot;?">\n\n\\# Now\n\n</Faq>\n\n</FaqList>',
      ),
    );
  });

  it('keeps the other attributes of its neighbour', () => {
    expect(add(CARD, {title: 'Far'}, 'Abroad.', page)).toBe(
      pageWith('</Card>\n', '</Card>\n\n<Card title="Far" icon="world">\n\nAbroad.\n\n</Card>\n'),
    );
  });

  it('keeps the line endings of Windows', () => {
    const windows = questions.replaceAll('\n', '\r\n');
    expect(add(WHY, {id: 'when', question: 'When?'}, 'Now.', windows)).not.toMatch(/[^\r]\n/);
  });

  it.each([
    ['the address of another one', WHY, {id: 'who', question: 'When?'}, /already has a part/],
    ['no address of its own', WHY, {question: 'When?'}, /already has a part/],
    ['an address with spaces', WHY, {id: 'a b', question: 'When?'}, /has small English letters/],
    ['no title', WHY, {id: 'when', question: ' '}, 'A text cannot be empty.'],
    ['an unknown attribute', WHY, {id: 'when', color: 'red'}, '<Faq> does not know color=.'],
    ['no neighbour', 0, {id: 'when', question: 'When?'}, /^Another one can only be added after/],
  ])('is refused with %s', (_, after, attributes, message) => {
    expect(() => add(after, attributes)).toThrow(message);
  });

  it('is refused with a text that is none', () => {
    expect(() => add(WHY, {id: 'when', question: 'When?'}, '<Brand />')).toThrow(
      /^These words would not be read as a text/,
    );
  });

  it('is removed whole, and what was added is gone again', () => {
    const attributes = {id: 'when', question: 'When?'};
    expect(remove(6, add(WHO_POINT, attributes))).toBe(questions);
    expect(remove(9, add(WHY_TEXT, attributes))).toBe(questions);
    const rest = remove(WHO, questions);
    expect(rest).toBe(questions.replace(/ {2}<Faq[\s\S]*? {2}<\/Faq>\n\n/, ''));
    expect(() => remove(2, rest)).toThrow('This cannot be removed here.');
  });
});
