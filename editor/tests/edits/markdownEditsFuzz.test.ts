/*
 * Random edits of every kind on all pages in Markdown, one after the other: whatever a writer types,
 * every other line is as it was, and what was typed is read back. `FUZZ=10000` makes more of them.
 */
import {readFileSync} from 'node:fs';
import type {Node} from 'mdast';
import {visit} from 'unist-util-visit';
import {type MdxBlock, mdxBlocksOf} from 'content/read/blocks';
import {elementOf, type MarkdownPage} from 'content/read/markdownPage';
import {parsePage, readPairs} from 'content/read/pages';
import {positionOf, removedWith, repeatedOf, unitBefore} from '../../edits/markdownBlocks';
import {EditError} from '../../sentences';
import {applyMarkdownEdit, textToEdit} from '../../edits/markdownEdits';
import {readText, writeText} from '../../edits/markdownTexts';
import type {NewBlock, TextEdit} from '../../types';
import {createRandom} from '../../../tests/random';

const EDITS = Number(process.env.FUZZ ?? 60);
/** How many edits of a page build on each other. */
const CHAIN = 5;

const random = createRandom(2082);
const upTo = (count: number): number => Math.floor(random() * count);
const pick = <Item>(items: readonly Item[]): Item => items[upTo(items.length)]!;

const pages = readPairs('.').flatMap(({english, translation}) =>
  [english, translation].flatMap((page) => page?.file ?? []),
);

/** Texts that stay what they are, sign by sign, wherever they are typed. */
const plain = [
  '# a', '## a', '#', '- a', '-', '+ a', '* a', '1. a', '12) a', '> a', '>', '| a | b |', '|', '---', '- - -',
  '===', '[ ] a', '[x] a', ': a', ':::note', '{', 'a { b', '}', 'a } b', '< 18', '<18', 'a < b', 'a <', '<-',
  'a > b', 'a = b', "it's", 'say "no"', '"', "'", '“quoted”', 'C#', 'C #', 'a ##', 'a \u2028 b', '१. क', '१२) ख',
  'गर्‍यो', 'श्रीमान्‌ले', '👩🏽‍🌾 अन्न', 'nb\u00a0sp', 'a  b', 'Time: now', '50 %', '!', '@a', 'x'.repeat(300),
  '- [ ] - 1. # > |', '{ < {', '--- a', '-a', '#a', '1.a', 'a|b', 'title: x',
]; // prettier-ignore
/** Texts that mean something in Markdown, or that cannot be written. */
const markup = [
  '**bold** words', '**', '*a', '_', '~a~', '`code`', '`', '```', '~~~', '``` a', '[link](/how)', '[link](', '![a](/b.png)',
  '[a]: b', '[^1]: b', '[^1]', 'a <Fact id="fee" /> b', '<Brand />', '<Note>', '</Note>', '<b', '<b>a</b>', '<Fact id=', '<a.b',
  '{fee}', '{1 +}', '{/* a */}', '{/*', 'a {/* #b */}', '<!-- a -->', '<!--', '-->', 'import a', "import a from 'b'",
  'export const a = 1', '&lt;', '&amp;', '&', '\\', '\\\\', 'a \\', '\\# a', '\\<', '***', '___', 'https://a.example/?q=1&b',
  '<https://a.example>', 'a@b.example', '$a$', 'a\tb', ' ', '', 'a\nb', 'a\n\nb', '\u0000', '\ufeffa', '<>', '</>', '<Card title="a">b</Card>',
]; // prettier-ignore
const words = 'a the work नेपाल काम market सिप: it’s one, (two) three। skill'.split(' ');
const sentence = (count: number): string =>
  Array.from({length: count}, () => pick(words)).join(' ');

interface Change {
  edit: TextEdit;
  /** What is added. */
  block?: NewBlock;
  /** The text as it is typed. */
  text?: string;
  /** It may be refused. */
  isRisky?: boolean;
  /** Every sign of it is read as itself. */
  isPlain?: boolean;
}

const isWord = (word: string) => /^[\p{L}\p{M}\p{N}.,;:?!।’“”()-]+$/u.test(word);

/** With one word replaced, added or removed; tags, links and bold words stay. */
function otherWord(text: string): string {
  const parts = text.split(' ');
  const at = parts.map((word, index) => (isWord(word) ? index : -1)).filter((index) => index > 0);
  if (at.length === 0) return `${text} ${pick(words)}`;
  parts.splice(pick(at), upTo(2), ...(parts.length < 4 || random() < 0.8 ? [pick(words)] : []));
  return parts.join(' ');
}

/** @param old the text that is there */
function typed(old: string): Omit<Change, 'edit'> {
  const kind = random();
  if (kind < 0.6) return {text: otherWord(old)};
  if (kind < 0.7) return {text: sentence(1 + upTo(30))};
  if (kind < 0.85) return {text: pick(plain), isPlain: true};
  const around = `${pick(markup)} ${otherWord(old)} ${pick(markup)}`;
  return {text: random() < 0.5 ? pick(markup) : around, isRisky: true};
}

interface Read {
  source: string;
  page: MarkdownPage;
  blocks: readonly MdxBlock[];
}

function read(file: string, source: string): Read {
  const page = parsePage(file, source);
  return {source, page, blocks: mdxBlocksOf(page)};
}

function changeOf({page, blocks}: Read): Change {
  const {file} = page;
  const kind = random();
  const where = (is: (block: MdxBlock, index: number) => unknown) =>
    [...blocks.keys()].filter((index) => is(blocks[index]!, index));
  const after = where((_, index) => unitBefore(blocks, index));
  const repeated = where(repeatedOf);
  const removable = where((_, index) => removedWith(blocks, index));
  // A page may have all its texts in a part.
  const texts = where(({range}) => range);
  const fields = ['title', 'description'].filter((key) => page.frontMatter.has(key));
  const text = random() < 0.5 ? sentence(1 + upTo(20)) : pick(plain);
  const insert = (place: number, block: NewBlock): Change => ({
    edit: {kind: 'insert', file, index: place + 1, value: [block]},
    block,
    text,
    isPlain: true,
  });
  const id = `new-${upTo(1e9)}`;
  if (kind < 0.06) return insert(pick(after), {type: 'paragraph', text});
  if (kind < 0.1) {
    return insert(pick(after), {type: 'heading', level: pick([2, 3] as const), text, id});
  }
  if (kind < 0.14) {
    const index = upTo(blocks.length);
    const {at, moves} = positionOf(page, blocks, index);
    if (moves[0]) {
      const {depth, from, to} = moves[0];
      const path = at.slice(0, depth);
      return {edit: {kind: 'move', file, path, to: from + upTo(to - from + 1), was: null}};
    }
  }
  if (kind < 0.17 && repeated.length > 0) {
    const place = pick(repeated);
    const {name, attributes: own} = elementOf(repeatedOf(blocks[place]!)!);
    const title = pick([sentence(3), ...plain]);
    const attributes = {
      ...(own.id !== undefined && {id}),
      [name === 'Faq' ? 'question' : 'title']: title,
    };
    return insert(place, {type: 'component', attributes, text});
  }
  if (kind < 0.24 && removable.length > 8) {
    return {edit: {kind: 'set', file, path: [pick(removable)]}};
  }
  const isField = (kind < 0.27 || texts.length === 0) && fields.length > 0;
  const place = isField ? pick(fields) : pick(texts);
  const change =
    typeof place === 'string'
      ? {text: random() < 0.3 ? pick(markup) : text, isRisky: true}
      : typed(textToEdit(page, blocks[place]!) ?? '');
  return {edit: {kind: 'set', file, path: [place], value: change.text}, ...change};
}

/** The text of a node as a reader sees it. */
function shown(node: Node): string {
  let text = '';
  visit(node, 'text', (one: Node) => {
    if ('value' in one) text += String(one.value);
  });
  return text;
}

const spoken = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a block says, apart from its place. */
const contentOf = ({kind, text, path}: MdxBlock) =>
  JSON.stringify([kind, text, path.map((node) => ('name' in node ? node.name : node.type))]);

/** What is wrong with the result of a change; undefined when all is right. */
function faultOf(
  source: Read,
  {page, blocks}: Read,
  {edit, block, text, isPlain}: Change,
): string | undefined {
  if (page.problems.length > 0) return 'unreadable';
  const [old, contents] = [source.blocks.map(contentOf), blocks.map(contentOf)];
  if (edit.kind === 'move')
    return contents.sort().join() === old.sort().join() ? undefined : 'moved';
  const place = edit.kind === 'set' ? edit.path[0] : undefined;
  const fields = ({frontMatter}: MarkdownPage) =>
    JSON.stringify([...frontMatter].filter(([key]) => key !== place));
  if (fields(page) !== fields(source.page)) return 'fields';
  if (typeof place === 'string') {
    const value = page.frontMatter.get(place)?.value;
    return value === text?.trim() && contents.join() === old.join() ? undefined : 'field';
  }
  const node = place === undefined ? undefined : source.blocks[place]!.path.at(-1)!;
  const isWhole = text === undefined && node?.type === 'mdxJsxFlowElement';
  const size = isWhole ? source.blocks.filter(({path}) => path.includes(node)).length : 1;
  // Of two equal neighbours, either may be the new one.
  const at = place ?? contents.findIndex((content, index) => content !== old[index]);
  const gone = place === undefined ? 0 : size;
  const made = blocks.slice(at, at + contents.length - old.length + gone);
  old.splice(at, gone, ...made.map(contentOf));
  if (contents.join() !== old.join()) return 'others';
  if (text === undefined) return made.length > 0 ? 'more' : undefined;

  const last = made.filter(({range}) => range).at(-1)!;
  const title = block?.type === 'component' ? Object.values(block.attributes).at(-1)! : undefined;
  const typed = [
    ...(title === undefined ? [] : [[title, 'title='] as const]),
    [text, last.kind] as const,
  ];
  const texts = made.flatMap((one) => textToEdit(page, one) ?? []);
  const isMeant = typed.every(([one, kind], index) => {
    const words = one.trim();
    // `\\# a` and `# a` are the same text.
    return [words, readText(writeText(words, kind), kind)].includes(texts[index]!);
  });
  if (!isMeant || texts.length !== typed.length) return `read back as ${texts.join(' / ')}`;
  if (!isPlain || /=$|^</.test(last.kind)) return undefined;
  const seen = shown(last.path.at(-1)!);
  return spoken(seen) === spoken(text) ? undefined : `shown as ${seen}`;
}

it(`keeps everything else in ${EDITS} random edits of ${pages.length} pages`, () => {
  const faults: string[] = [];
  for (let made = 0, turn = 0; made < EDITS; turn += 1) {
    const file = pages[turn % pages.length]!;
    let text = readFileSync(file, 'utf8');
    // Some writers break their lines.
    if (random() < 0.3)
      text = text.replace(
        /^(?![#|<>-]|\d|import|[a-z_]+:)(.{60,90}?[^\s]) (?=[\p{L}“])/gmu,
        '$1\n',
      );
    let source = read(file, text);
    for (let step = 0; step < CHAIN && made < EDITS; step += 1, made += 1) {
      const change = changeOf(source);
      try {
        const result = read(file, applyMarkdownEdit(source.source, change.edit));
        const fault = faultOf(source, result, change);
        if (fault) faults.push(`${fault}: ${JSON.stringify(change)}`);
        source = result;
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        if (!change.isRisky) faults.push(`${error.message}: ${JSON.stringify(change)}`);
      }
    }
  }
  expect(faults).toEqual([]);
}, 1_800_000);
