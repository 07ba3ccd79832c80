import type {Root} from 'mdast';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import type {Problem} from '../../../lib/diagnostics';
import type {Locale} from '../../../lib/locale';
import {
  checkDanda,
  checkDigits,
  checkEnglishDigits,
  checkSentenceEnd,
} from '../../../lib/nepaliText';
import {lineIn, type MarkdownPage} from '../markdownPage';
import {wordAttributes, wordFields} from '../words';

/** How many English words make a sentence that somebody forgot to translate. */
const SENTENCE = 4;

function checkEnglish(text: string): string[] {
  const words = text.match(/[A-Za-z]{2,}/g) ?? [];
  if (words.length < SENTENCE || /\p{Script=Devanagari}/u.test(text)) return [];
  return [`This line is still in English: "${text.trim().slice(0, 60)}".`];
}

/** The typing of a Nepali page. Blocks in another language (`<Lang lang="en">`) are left alone. */
export function checkNepaliPage(page: MarkdownPage): Problem[] {
  return checkLines(page, 'ne', (text) => [
    ...checkDanda(text),
    ...checkSentenceEnd(text),
    ...checkDigits(text).map(
      (message) => `${message} If it is a code that must stay, put it between backticks: \`…\`.`,
    ),
    ...checkEnglish(text),
  ]);
}

/** The typing of an English page. */
export function checkEnglishPage(page: MarkdownPage): Problem[] {
  return checkLines(page, 'en', checkEnglishDigits);
}

function checkLines(
  {file, frontMatter, tree}: MarkdownPage,
  locale: Locale,
  check: (text: string) => string[],
): Problem[] {
  const fields = wordFields.flatMap((key) => {
    const field = frontMatter.get(key);
    return typeof field?.value === 'string' ? [{text: field.value, line: field.line}] : [];
  });
  const lines = [...textByLine(tree, locale)].map(([line, text]) => ({line, text}));
  return [...fields, ...lines].flatMap(({text, line}) =>
    check(text).map((message) => ({file, line, place: [], message})),
  );
}

/** What visitors read in each line of the file; "…" for code and for what a component writes. */
function textByLine(tree: Root, locale: Locale): Map<number, string> {
  const lines = new Map<number, string>();
  const add = (line: number, text: string) => lines.set(line, (lines.get(line) ?? '') + text);
  visit(tree, (node) => {
    const line = lineIn(node);
    switch (node.type) {
      case 'text':
        node.value.split('\n').forEach((part, index) => add(line + index, withoutUrls(part)));
        break;
      case 'image':
        add(line, ` ${node.alt ?? ''} `);
        break;
      case 'inlineCode':
        add(line, '…');
        break;
      case 'tableCell':
        add(line, ' ');
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
          if (node.name === 'Lang' && attribute.name === 'lang' && attribute.value !== locale) {
            return SKIP;
          }
          if (wordAttributes.includes(attribute.name))
            add(lineIn(attribute), ` ${attribute.value} `);
        }
        if (node.children.length === 0) add(line, '…');
    }
    return CONTINUE;
  });
  return lines;
}

function withoutUrls(text: string): string {
  return text.replace(/\b(?:https?:|mailto:|www\.)\S+|\S+@\S+/g, ' ');
}
