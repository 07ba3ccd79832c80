/*
 * What Word, Google Docs, LibreOffice, a spreadsheet or a web page puts into the clipboard, as lines of lines.ts.
 * The browser parses it into a document in which nothing runs and nothing is loaded.
 */
import {cleanPaste} from './cleanPaste';

/** What the site has no place for, by names in words.yml. */
type LeftOut = 'colour' | 'direction' | 'footnote' | 'link' | 'picture' | 'rest';

export interface PastedHtml {
  lines: string[];
  /** In the order of the alphabet. */
  leftOut: LeftOut[];
}

/** How a piece of text looks. */
interface Look {
  isBold?: boolean;
  isItalic?: boolean;
  address?: string;
}
type Piece = Look & {text: string};

/** In characters, as much as the checks can read at once. */
const LONGEST = 100_000;
const LONGEST_SOURCE = 5_000_000;
/** Of elements in each other; browsers stop at 512. */
const DEEPEST = 400;

const SKIPPED = /^(?:head|script|style|title|noscript|template|xml|o:p)$/;
const PICTURE = /^(?:img|svg|picture|video|audio|canvas|object|embed|iframe|v:shape)$/;
const BLOCK =
  /^(?:p|div|h[1-6]|li|ul|ol|d[ltd]|t[rdh]|table|blockquote|pre|[hb]r|section|article|header|footer|main|address|fig\w+)$/;
/** A footnote, and the number that leads to it: of Word, Google Docs and LibreOffice. */
const NOTE = /^#(?:_(?:ftn|edn)|ftnt|sdfootnote|sdendnote)/;
const NOTES = [
  ...['footnote', 'endnote', 'comment'].map((kind) => `[data-style*="mso-element:${kind}"]`),
  ...['sdfootnote', 'sdendnote'].map((kind) => `div[id^="${kind}"]`),
].join(', ');
/** The number before the words of a footnote. */
const NOTE_MARK = 'a[href^="#_ftnref"], a[href^="#_ednref"], a[href^="#ftnt_ref"]';
const SAFE = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

export function readHtml(html: string): PastedHtml {
  // The policy of the page reports styles and handlers of events, though none of them is used.
  const source = html.slice(0, LONGEST_SOURCE).replace(/\s(style|on\w+)(?=\s*=)/gi, ' data-$1');
  const {body} = new DOMParser().parseFromString(source, 'text/html');
  const leftOut = new Set<LeftOut>(html.length > LONGEST_SOURCE ? ['rest'] : []);
  const lines: string[] = [];
  let pieces: Piece[] = [];
  let mark = '';
  let length = 0;

  function endLine(): void {
    const isHeading = mark.startsWith('#');
    const text = markdownOf(isHeading ? pieces.map((one) => ({...one, isBold: false})) : pieces);
    if (text) lines.push(mark + text);
    pieces = [];
    mark = '';
  }

  function read(node: Node, look: Look, level: number, depth: number): void {
    if (length > LONGEST) return void leftOut.add('rest');
    if (node instanceof Text || depth > DEEPEST) {
      const text = (node.textContent ?? '').replace(/[^\S\u00a0]+/g, ' ');
      length += text.length;
      pieces.push({...look, text});
    } else if (node instanceof Element) readElement(node, look, level, depth);
  }

  const readAll = (nodes: Iterable<Node>, look: Look, level: number, depth: number) => {
    for (const node of nodes) read(node, look, level, depth + 1);
  };

  function readElement(element: Element, outer: Look, level: number, depth: number): void {
    const name = element.localName;
    const style = element.getAttribute('data-style')?.toLowerCase() ?? '';
    if (SKIPPED.test(name) || /display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/.test(style))
      return;
    if (PICTURE.test(name)) return void leftOut.add('picture');
    const href = element.getAttribute('href') ?? '';
    const isNote =
      element.matches(NOTES) ||
      NOTE.test(href) ||
      (/^(?:p|li)$/.test(name) && element.querySelector(NOTE_MARK));
    if (isNote) {
      return void leftOut.add('footnote');
    }
    if (element.getAttribute('dir') === 'rtl') leftOut.add('direction');
    const look = {...outer, ...lookOf(name, style)};
    if (name === 'a' && href) {
      look.address = addressOf(href);
      if (look.address === undefined) leftOut.add('link');
    } else if (look.address === undefined && hasColour(element, style)) leftOut.add('colour');

    if (name === 'table') {
      const rows = rowsOf(element as HTMLTableElement);
      if (rows) {
        endLine();
        const written = (text: string) => (text ? ` ${text} ` : ' ');
        lines.push(...rows.map((row) => `|${row.map(written).join('|')}|`));
        return;
      }
    }
    const isList = name === 'ul' || name === 'ol';
    // In an item, paragraphs are one text until the next item begins.
    const isLine = BLOCK.test(name) && (level < 0 || name === 'li' || isList || name === 'br');
    if (isLine) endLine();
    else if (BLOCK.test(name)) pieces.push({text: ' '});
    if (isLine) mark = markOf(element, name, style, level);
    readAll(element.childNodes, look, isList ? level + 1 : level, depth);
    if (isLine) endLine();
  }

  /** The texts of the cells; undefined for a table that only places things, or has one cell. */
  function rowsOf(table: HTMLTableElement): string[][] | undefined {
    if (table.querySelector('table')) return undefined;
    const rows = Array.from(table.rows, (row, at) =>
      Array.from(row.cells).flatMap((cell) => {
        const rest = readHtml(cell.innerHTML);
        for (const one of rest.leftOut) leftOut.add(one);
        const text = rest.lines.map((line) => line.replace(/^ *(?:#+|-|1\.) /, '')).join(' ');
        const plain = at === 0 ? text.replaceAll('**', '') : text;
        length += plain.length;
        return [plain.replaceAll('|', '\\|'), ...Array.from({length: cell.colSpan - 1}, () => '')];
      }),
    ).filter((row) => row.some(Boolean));
    const width = Math.max(0, ...rows.map((row) => row.length));
    if (width < 2) return undefined;
    return rows.map((row) => Array.from({length: width}, (_, column) => row[column] ?? ''));
  }

  read(body, {}, -1, 0);
  endLine();
  return {lines, leftOut: [...leftOut].sort()};
}

function lookOf(name: string, style: string): Look {
  const [, weight] = /(?:^|[;\s])font-weight:\s*(\w+)/.exec(style) ?? [];
  const [, slope] = /(?:^|[;\s])font-style:\s*(\w+)/.exec(style) ?? [];
  return {
    ...(/^(?:b|strong|th)$/.test(name) && {isBold: true}),
    ...(/^(?:i|em|cite)$/.test(name) && {isItalic: true}),
    ...(weight && {isBold: /^(?:bold|bolder|[6-9]00)$/.test(weight)}),
    ...(slope && {isItalic: slope !== 'normal'}),
  };
}

/** What a line begins with. @param level of the list that it is in; -1 for none */
function markOf(element: Element, name: string, style: string, level: number): string {
  const [, wordLevel] = /mso-list:[^;]*level(\d)/.exec(style) ?? [];
  if (wordLevel || name === 'li') {
    // Word on the web makes a list of each item.
    const stated = Number(wordLevel ?? element.getAttribute('data-aria-level') ?? 1) - 1;
    const sign = element.querySelector('[data-style*="mso-list:Ignore" i]')?.textContent ?? '';
    const isNumbered = wordLevel
      ? /^\s*[\p{L}\p{N}]+[.)]/u.test(sign)
      : element.parentElement?.localName === 'ol';
    return `${Math.max(level, stated) > 0 ? '  ' : ''}${isNumbered ? '1.' : '-'} `;
  }
  // LibreOffice writes its title as a paragraph of large letters.
  const large = element.querySelector('font[size="6"]')?.textContent?.trim();
  const isTitle = /^MsoTitle/.test(element.className) || large === element.textContent?.trim();
  if (isTitle) return '## ';
  const isHeading = element.getAttribute('role') === 'heading';
  const size = isHeading
    ? (element.getAttribute('aria-level') ?? '2')
    : /^h([1-6])$/.exec(name)?.[1];
  return size ? `${Number(size) > 2 ? '###' : '##'} ` : '';
}

/** The address of a link; undefined where it could run something or leads into the computer of the writer. */
function addressOf(href: string): string | undefined {
  const isWrapped = href.startsWith('https://www.google.com/url?q=');
  const address = (isWrapped ? new URL(href).searchParams.get('q')! : href).trim();
  const encoded = {' ': '%20', '(': '%28', ')': '%29', '<': '%3C', '>': '%3E'};
  return SAFE.test(address)
    ? address.replace(/[ ()<>]/g, (sign) => encoded[sign as keyof typeof encoded])
    : undefined;
}

const COLOUR = /(?:^|[;\s])(?:background(?:-color)?|mso-highlight|color):\s*([^;]+)/;
const NO_COLOUR =
  /^(?:black|white|gr[ae]y|silver|window\w*|auto|inherit|initial|unset|revert|none|transparent|currentcolor|var\b.*)?$/;

/** Whether somebody gave the words a colour: not black, white or grey. */
function hasColour(element: Element, style: string): boolean {
  const [, value = element.getAttribute('color') ?? ''] = COLOUR.exec(style) ?? [];
  // LibreOffice gives the colour of links to an element around them.
  const link = element.querySelector('a')?.textContent;
  if (!element.textContent?.trim() || element.textContent === link) return false;
  const hex = /^#(..)(..)(..)$/.exec(value)?.slice(1);
  const parts =
    hex?.map((part) => parseInt(part, 16)) ?? value.match(/\d+/g)?.slice(0, 3).map(Number);
  return parts ? Math.max(...parts) - Math.min(...parts) > 60 : !NO_COLOUR.test(value.trim());
}

/** Signs that Markdown would read as stars of bold words, code or a link. */
const escaped = (text: string): string =>
  text
    .replace(/\*(?=\S)|(?<=\S)\*|`|\[(?=[^\]]*\]\()/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])/gu, '\\_');

const LOOKS = ['isBold', 'isItalic', 'address'] as const;

/** Pieces as Markdown, with the spaces at their ends outside of the stars. */
function markdownOf(pieces: readonly Piece[]): string {
  const runs: Piece[] = [];
  for (const {text, ...look} of pieces) {
    const last = runs.at(-1);
    const isSame = last && LOOKS.every((key) => (last[key] || '') === (look[key] || ''));
    // A space between two runs is part of either.
    if (last && (isSame || !text.trim())) last.text += text;
    else runs.push({...look, text});
  }
  const written = runs.map(({text, isBold, isItalic, address}) => {
    const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
    if (!words) return text;
    const stars = (isBold ? '**' : '') + (isItalic ? '*' : '');
    const inner = address
      ? `[${escaped(words.replace(/[[\]]/g, ''))}](${address})`
      : escaped(words);
    return before + stars + inner + [...stars].reverse().join('') + after;
  });
  return cleanPaste(written.join('')).replaceAll('\n', ' ');
}
