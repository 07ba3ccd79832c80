/*
 * Texts of Markdown as a writer sees them and as they are in a file. In the box of a text there are no
 * line breaks, and signs that Markdown would read as markup of a block, or as the beginning of a
 * component, stand for themselves; bold words, links and components are written as they are.
 */
import {diffRuns} from 'content/pairs/wordDiff';
import {EditError, say} from '../sentences';

/** Between two words of a text: a line break with the indent of the next line, or one space. */
const BETWEEN = /[ \t]*\r?\n[ \t]*(?:>[ \t]?)*| /;

/** Code, escaped signs, notes and whole tags: nothing in them is escaped. */
const KEPT = /(`+)(?!`)[\s\S]*?[^`]\1(?!`)|\\[\s\S]|<!--[\s\S]*?-->|\{[^{}]*\}|<\/?[A-Za-z][^<>]*>/;
/** A brace that is never closed, and a `<` that no tag begins with. */
const ALONE = /\{|<(?![A-Za-z/>])/;
const SIGNS = new RegExp(`${KEPT.source}|${ALONE.source}`, 'g');

/** What would make something else of a paragraph; the sign that is escaped follows the first group. */
const OPENINGS = [
  /^()(?:#{1,6}|[-+*])(?=\s|$)/,
  /^(\d{1,9})[.)](?=\s|$)/,
  /^()(?:>|\||:::|(?:```|~~~)[^`]*$)/,
  /^()(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/,
  /^()\[(?:[ xX]\](?=\s|$)|[^\]]*\]:)/,
];
/** The kinds that can begin with such a sign. */
const WITH_OPENING = ['p', 'li', 'quote'];

/** A text without space around it, in one line and not empty. */
export function cleanText(text: string): string {
  const clean = text.trim();
  if (clean === '') throw new EditError(say('edit.empty'));
  if (/[\r\n]/.test(clean)) throw new EditError(say('edit.lines'));
  return clean;
}

const entityOf = (quote: string) => (quote === '"' ? '&quot;' : '&apos;');

/**
 * How the text of a block is written in its file.
 *
 * @param kind as in MdxBlock
 * @param quote the quotation marks of an attribute
 */
export function writeText(text: string, kind: string, quote = '"'): string {
  if (kind.endsWith('=')) return text.replaceAll(quote, entityOf(quote));
  const escaped = text
    .replace(SIGNS, (sign) => (sign === '<' ? '&lt;' : sign === '{' ? '\\{' : sign))
    // It would escape what follows the text.
    .replace(/(?<!\\)(?:\\\\)*\\$/, '$&\\');
  if (kind === 'td')
    return escaped.replace(/\\[\s\S]|\|/g, (sign) => (sign === '|' ? '\\|' : sign));
  // The signs at the end of a heading would be taken for its frame.
  if (kind === 'heading') return escaped.replace(/(^|\s)(#+)$/, '$1\\$2');
  const opening = WITH_OPENING.includes(kind) && OPENINGS.find((one) => one.test(escaped));
  if (!opening) return escaped;
  const {length} = opening.exec(escaped)?.[1] ?? '';
  return `${escaped.slice(0, length)}\\${escaped.slice(length)}`;
}

/** What a writer sees of a text: in one line, and without what writeText adds. */
export function readText(written: string, kind: string, quote = '"'): string {
  const line = written.split(BETWEEN).join(' ');
  const plain = kind.endsWith('=')
    ? line.replaceAll(entityOf(quote), quote)
    : line
        .replace(/&lt;|\\[{|]/g, (sign) => (sign === '&lt;' ? '<' : sign.slice(1)))
        .replace(/^(\d*)\\([-#+*.)>|`~:_[])/, '$1$2')
        .replace(/\\(#+)$/, '$1');
  return writeText(plain, kind, quote) === line ? plain : line;
}

/**
 * A text in the lines of the one that it replaces, where only the words that changed have another
 * place.
 *
 * @param old as it is in the file
 */
export function inLinesOf(old: string, text: string): string {
  const spaces = old.match(new RegExp(BETWEEN.source, 'g')) ?? [];
  const words: string[] = [];
  let read = 0;
  for (const {kind, before, after} of diffRuns(old.split(BETWEEN), text.split(' '))) {
    (kind === 'same' ? before : after).forEach((word, index) => {
      // A word in the place of another one follows the same space.
      const space = (index < before.length && spaces[read + index - 1]) || ' ';
      words.push(words.length === 0 ? word : `${space}${word}`);
    });
    read += before.length;
  }
  return words.join('');
}
