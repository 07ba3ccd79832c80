import type {Problem} from '../../../src/lib/diagnostics';
import {checkNepali, latinNumbers} from '../nepaliText';
import type {MarkdownPage} from './markdownPage';

/** How many English words make a sentence that somebody forgot to translate. */
const SENTENCE = 4;

/** The typing of a Nepali page. English blocks (`<Lang lang="en">`) are left alone. */
export function checkNepaliPage({file, prose, blocks, frontMatter}: MarkdownPage): Problem[] {
  const foreign = blocks.filter(({language}) => language !== 'ne');
  const lines = prose
    .map((text, index) => ({text, line: index + 1}))
    .filter(({line}) => !foreign.some((block) => line >= block.line && line <= block.lastLine));
  const fields = ['title', 'description', 'topic'].flatMap((key) => {
    const field = frontMatter.get(key);
    return typeof field?.value === 'string' ? [{text: field.value, line: field.line}] : [];
  });
  return [...fields, ...lines].flatMap(({text, line}) =>
    [...checkNepali(text), ...numbers(text), ...english(text)].map((message) => ({
      file,
      line,
      place: [],
      message,
    })),
  );
}

function numbers(text: string): string[] {
  return latinNumbers(text).map(
    (message) => `${message} If it is a code that must stay, put it between backticks: \`…\`.`,
  );
}

function english(text: string): string[] {
  const words = text.match(/[A-Za-z]{2,}/g) ?? [];
  if (words.length < SENTENCE || /\p{Script=Devanagari}/u.test(text)) return [];
  return [`This line is still in English: "${text.trim().slice(0, 60)}".`];
}
