import {mdxBlocksOf} from 'content/read/blocks';
import {parsePage, readPairs} from 'content/read/pages';
import {createRandom} from '../../../tests/random';
import {positionOf} from '../../edits/markdownBlocks';
import {applyMarkdownEdit, markdownAt, textToEdit} from '../../edits/markdownEdits';
import type {ListItem, NewBlock, TextEdit} from '../../types';

const file = 'docs/skills.mdx';
const page = `---
title: Skills
---

# Skills

<Lead>

First.

</Lead>

{/* A note */}

Second.

1. Search
2. Hire
3. Pay

- One
  - Within
- Two

<Cards>

<Card title="Near" icon="world">

In your street.

</Card>

<Card title="Far" icon="users">

Abroad.

</Card>

</Cards>

| Skill | Pay |
| :-- | --: |
| Painting | Rs 1 |
| Wiring | Rs 2 |

## Then {/* #then */}

The end.
`;
const blocksOf = (source = page) => {
  const read = parsePage(file, source);
  return {read, blocks: mdxBlocksOf(read)};
};

/** The position of the block with a text. */
function find(text: string, source = page): number {
  const {read, blocks} = blocksOf(source);
  const index = blocks.findIndex((block) => textToEdit(read, block) === text);
  if (index < 0) throw new Error(`The page has no "${text}".`);
  return index;
}

function move(text: string, by: number, source = page): string {
  const {read, blocks} = blocksOf(source);
  const {at, moves} = positionOf(read, blocks, find(text, source));
  const [place] = moves;
  if (!place) throw new Error(`"${text}" cannot be moved.`);
  const path = at.slice(0, place.depth);
  const to = path.at(-1)! + by;
  if (to < place.from || to > place.to) throw new Error('No place.');
  return applyMarkdownEdit(source, {kind: 'move', file, path, to, was: null});
}

function replace(text: string, value: readonly NewBlock[], source = page): string {
  const edit: TextEdit = {kind: 'replace', file, index: find(text, source), value, was: null};
  return applyMarkdownEdit(source, edit);
}

const pageWith = (...parts: readonly (readonly [part: string, by: string])[]) =>
  parts.reduce((source, [part, by]) => {
    if (!source.includes(part)) throw new Error(`The page has no "${part}".`);
    return source.replace(part, () => by);
  }, page);

const items = (...texts: readonly string[]): ListItem[] =>
  texts.map((text) => ({
    text: text.trim(),
    level: text.startsWith(' ') ? 1 : 0,
    isNumbered: false,
  }));

describe('a part changes places', () => {
  it.each<[string, string, number, [string, string][]]>([
    [
      'a paragraph with a component',
      'Second.',
      -1,
      [
        [
          '<Lead>\n\nFirst.\n\n</Lead>\n\n{/* A note */}\n\nSecond.',
          'Second.\n\n{/* A note */}\n\n<Lead>\n\nFirst.\n\n</Lead>',
        ],
      ],
    ],
    [
      'a paragraph with a list',
      'Second.',
      1,
      [['Second.\n\n1. Search\n2. Hire\n3. Pay', '1. Search\n2. Hire\n3. Pay\n\nSecond.']],
    ],
    [
      'an item, and the numbers stay',
      'Search',
      2,
      [['1. Search\n2. Hire\n3. Pay', '1. Hire\n2. Pay\n3. Search']],
    ],
    [
      'an item with those in it',
      'Two',
      -1,
      [['- One\n  - Within\n- Two', '- Two\n- One\n  - Within']],
    ],
    [
      'a row of a table',
      'Wiring',
      -1,
      [['| Painting | Rs 1 |\n| Wiring | Rs 2 |', '| Wiring | Rs 2 |\n| Painting | Rs 1 |']],
    ],
    [
      'a table by its first cell',
      'Skill',
      1,
      [
        [
          '| Skill | Pay |\n| :-- | --: |\n| Painting | Rs 1 |\n| Wiring | Rs 2 |\n\n## Then {/* #then */}',
          '## Then {/* #then */}\n\n| Skill | Pay |\n| :-- | --: |\n| Painting | Rs 1 |\n| Wiring | Rs 2 |',
        ],
      ],
    ],
    [
      'a heading',
      'Then',
      1,
      [['## Then {/* #then */}\n\nThe end.', 'The end.\n\n## Then {/* #then */}']],
    ],
  ])('%s', (_, text, by, parts) => {
    expect(move(text, by)).toBe(pageWith(...parts));
  });

  it('a card with another one, and nothing else of the page', () => {
    const {read, blocks} = blocksOf();
    const index = find('Near') - 1;
    const {at, moves} = positionOf(read, blocks, index);
    expect(moves.map(({depth}) => depth)).toEqual([2]);
    const edit = {kind: 'move', file, path: at, to: 1, was: null} as const;
    const moved = applyMarkdownEdit(page, edit);
    expect(moved).toMatch(/<Cards>\n\n<Card title="Far"[^]*Abroad[^]*<Card title="Near"/);
    expect(applyMarkdownEdit(moved, edit)).toBe(page);
  });

  it('every part of every page, and back again', () => {
    const random = createRandom(7);
    const pages = readPairs('.').flatMap(({english, translation}) =>
      [english ?? [], translation ?? []].flat(),
    );
    for (let count = 0; count < 60; count += 1) {
      const {source, ...read} = pages[Math.floor(random() * pages.length)]!;
      const blocks = mdxBlocksOf({source, ...read});
      const {at, moves} = positionOf(
        {source, ...read},
        blocks,
        Math.floor(random() * blocks.length),
      );
      for (const {depth, from, to: last} of moves) {
        const path = at.slice(0, depth);
        const to = from + Math.floor(random() * (last - from + 1));
        const edit = {kind: 'move', file: read.file, was: null} as const;
        const moved = applyMarkdownEdit(source, {...edit, path, to});
        const back = {...edit, path: [...path.slice(0, -1), to], to: path.at(-1)!};
        expect(applyMarkdownEdit(moved, back)).toBe(source);
      }
    }
  });

  it.each(['Skills', 'First.', 'Within', 'Rs 1', 'In your street.'])('%s does not', (text) =>
    expect(() => move(text, 1)).toThrow('cannot be moved'),
  );

  it('is refused where the parts are no longer there', () => {
    const edit = {kind: 'move', file, path: [2, 9], to: 0, was: null} as const;
    expect(() => applyMarkdownEdit(page, edit)).toThrow('This is no longer there.');
    expect(markdownAt(page, edit)).toBeUndefined();
  });

  it('says what is there, to be compared with what the writer saw', () => {
    const at = (text: string) => blocksOf().blocks.findIndex((_, index) => index === find(text));
    const {read, blocks} = blocksOf();
    const path = positionOf(read, blocks, at('One')).at.slice(0, 1);
    expect(markdownAt(page, {kind: 'move', file, path, to: 0, was: null})).toEqual([
      'One',
      'Within',
      'Two',
    ]);
    expect(
      markdownAt(page, {kind: 'replace', file, index: at('Pay'), value: [], was: null}),
    ).toEqual(['Search', 'Hire', 'Pay']);
  });
});

describe('a part becomes another one', () => {
  it('a paragraph a list, which goes on with the list above it', () => {
    const list = {type: 'list', items: items('- A', ' B')} as const;
    expect(replace('The end.', [list])).toBe(pageWith(['The end.', '- \\- A\n  - B']));
    const numbered = {type: 'list', items: [{text: 'Rest', level: 0, isNumbered: true}]} as const;
    const source = pageWith(['3. Pay\n', '3. Pay\n\nRest.\n']);
    expect(replace('Rest.', [numbered], source)).toBe(pageWith(['3. Pay\n', '3. Pay\n4. Rest\n']));
  });

  it('a list numbers, with those in its items, and paragraphs', () => {
    const all = ['One', 'Within', 'Two'];
    const numbered = all.map((text, index) => ({text, level: index % 2, isNumbered: true}));
    expect(replace('Within', [{type: 'list', items: numbered}])).toBe(
      pageWith(
        ['- One\n  - Within\n- Two', '4. One\n   1. Within\n5. Two'],
        ['3. Pay\n\n', '3. Pay\n'],
      ),
    );
    expect(
      replace(
        'Two',
        all.map((text) => ({type: 'paragraph', text})),
      ),
    ).toBe(pageWith(['- One\n  - Within\n- Two', 'One\n\nWithin\n\nTwo']));
  });

  it('a table one with another row and column, and the sides of its columns stay', () => {
    const rows = [
      ['Skill', 'Pay', ''],
      ['Painting', 'Rs 1', 'a | b'],
      ['', '', ''],
    ];
    expect(replace('Rs 1', [{type: 'table', rows, align: ['left', 'right', null]}])).toBe(
      pageWith([
        '| Skill | Pay |\n| :-- | --: |\n| Painting | Rs 1 |\n| Wiring | Rs 2 |',
        '| Skill | Pay | |\n| :-- | --: | --- |\n| Painting | Rs 1 | a \\| b |\n| | | |',
      ]),
    );
  });

  it('a heading a smaller one, with its address', () => {
    const smaller = {type: 'heading', level: 3, text: 'Then', id: 'then'} as const;
    expect(replace('Then', [smaller])).toBe(pageWith(['## Then', '### Then']));
  });

  it('is refused for a component, and without words', () => {
    const {blocks} = blocksOf();
    const index = blocks.findIndex(({kind}) => kind === '<Cards>');
    const edit = {kind: 'replace', file, index, was: null} as const;
    const paragraph = {type: 'paragraph', text: 'A'} as const;
    expect(() => applyMarkdownEdit(page, {...edit, value: [paragraph]})).toThrow(
      /cannot be written/,
    );
    expect(() => replace('Two', [{type: 'list', items: items('')}])).toThrow('cannot be empty');
  });
});

it('a new list or table is put below a paragraph, and a list goes on', () => {
  const insert = (text: string, value: NewBlock) =>
    applyMarkdownEdit(page, {kind: 'insert', file, index: find(text) + 1, value: [value]});
  expect(insert('The end.', {type: 'table', rows: [['A'], ['B']]})).toBe(
    `${page}\n| A |\n| --- |\n| B |\n`,
  );
  expect(insert('Two', {type: 'list', items: items('Three')})).toBe(
    pageWith(['- Two', '- Two\n- Three']),
  );
});
