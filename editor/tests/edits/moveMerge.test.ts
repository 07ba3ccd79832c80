/* One writer moves a part of a page while another one moves or changes a part, of any page. `FUZZ=1000` for more of them. */
import {mdxBlocksOf} from 'content/read/blocks';
import type {MarkdownPage} from 'content/read/markdownPage';
import {parsePage, readPairs} from 'content/read/pages';
import {createRandom} from '../../../tests/random';
import {positionOf} from '../../edits/markdownBlocks';
import {applyMarkdownEdit, textToEdit} from '../../edits/markdownEdits';
import {mergeText} from '../../edits/mergeText';

const PAIRS = Number(process.env.FUZZ ?? 16);
const random = createRandom(11);
const upTo = (count: number) => Math.floor(random() * count);
const pages = readPairs('.').flatMap(({english, translation}) =>
  // A page may have all its texts in a part.
  [english ?? [], translation ?? []].flat().filter((page) => textsToChange(page).length > 3),
);

/** The texts with what they are in. */
const textsOf = (page: MarkdownPage) =>
  mdxBlocksOf(page).map((block) =>
    JSON.stringify([
      block.kind,
      textToEdit(page, block),
      block.path.map((node) => ('name' in node ? node.name : node.type)),
    ]),
  );

/** The page with one of its parts in another place. */
function moved(page: MarkdownPage): string {
  const blocks = mdxBlocksOf(page);
  const movable = [...blocks.keys()].flatMap((index) => {
    const {at, moves} = positionOf(page, blocks, index);
    return moves.map(({depth, ...range}) => ({path: at.slice(0, depth), ...range}));
  });
  const {path, from, to} = movable[upTo(movable.length)]!;
  const edit = {kind: 'move', file: page.file, path, was: null} as const;
  return applyMarkdownEdit(page.source, {...edit, to: from + upTo(to - from + 1)});
}

/** A text of each block with another word in it. */
function textsToChange(page: MarkdownPage) {
  return mdxBlocksOf(page).flatMap((block, index) => {
    const text = textToEdit(page, block) ?? '';
    const [word] = /(?<= )[\p{L}\p{M}]+(?= .* )/u.exec(text) ?? [];
    return word ? {index, value: text.replace(word, 'another')} : [];
  });
}

/** The page with another word in one of its texts, and that text before and after. */
function changed(page: MarkdownPage) {
  const texts = textsToChange(page);
  const {index, value} = texts[upTo(texts.length)]!;
  const edit = {kind: 'set', file: page.file, path: [index], value} as const;
  const source = applyMarkdownEdit(page.source, edit);
  const now = textsOf(parsePage(page.file, source));
  return {source, from: textsOf(page)[index], to: now[index]};
}

it.each(['moves', 'changes'])(`the other one %s: ${PAIRS} times`, (what) => {
  for (let count = 0; count < PAIRS; count += 1) {
    const page = pages[upTo(pages.length)]!;
    const mine = moved(page);
    const theirs = what === 'moves' ? {source: moved(page)} : changed(page);
    const expected = textsOf(parsePage(page.file, mine)).map((text) =>
      'from' in theirs && text === theirs.from ? theirs.to : text,
    );
    for (const versions of [
      [mine, theirs.source],
      [theirs.source, mine],
    ] as const) {
      const {text, clashes, joined} = mergeText(page.source, ...versions);
      expect({clashes, joined}).toEqual({clashes: [], joined: []});
      const merged = parsePage(page.file, text);
      expect(merged.problems).toEqual([]);
      // Where both move, each has a place of its own in mind; nothing is lost or there twice.
      if (what === 'moves') expect(textsOf(merged).sort()).toEqual([...expected].sort());
      else expect(textsOf(merged)).toEqual(expected);
    }
  }
});
