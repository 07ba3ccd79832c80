import type {Problem} from '../../../src/lib/diagnostics';
import type {MarkdownPage} from './markdownPage';
import {isPartial} from './readPages';

/** Fields with words, which are translated. Every other field is a setting, the same in both. */
const TEXTS = ['title', 'description', 'topic', 'sidebar_label'];
const REQUIRED = ['title', 'description'];

/**
 * Holds the fields above a page against those of its twin.
 *
 * @param showsBoth the English page shows its twin as well, and says so in a field of its own
 */
export function compareFrontMatter(
  english: MarkdownPage,
  twin: MarkdownPage,
  name: string,
  showsBoth: boolean,
): Problem[] {
  const keys = [...new Set([...english.frontMatter.keys(), ...twin.frontMatter.keys()])];
  const wanted = isPartial(english.file) ? [] : REQUIRED;
  return [
    ...[english, twin].flatMap((page) =>
      wanted.filter((key) => !page.frontMatter.has(key)).map((key) => required(page, key)),
    ),
    ...keys
      .filter((key) => !wanted.includes(key) && !(showsBoth && key === 'both_languages'))
      .flatMap((key) => compareField(english, twin, key)),
    ...TEXTS.flatMap((key) => untranslated(english, twin, key, name)),
  ];
}

function required({file}: MarkdownPage, key: string): Problem {
  const message = `Between the two lines "---" at the top, the field ${key} is missing. Search engines and links show it.`;
  return {file, line: 1, place: [key], message, example: `${key}: …`};
}

function compareField(english: MarkdownPage, twin: MarkdownPage, key: string): Problem[] {
  const [one, other] = [english.frontMatter.get(key), twin.frontMatter.get(key)];
  if (!one || !other) {
    const [lacking, having] = one ? [twin, english] : [english, twin];
    const field = one ?? other;
    const example = TEXTS.includes(key) ? `${key}: …` : inYaml(key, field?.value);
    const message = `The field ${key} stands in ${having.file}:${field?.line ?? 1} and not here. A page and its twin have the same fields.`;
    return [{file: lacking.file, line: 1, place: [key], message, example}];
  }
  if (TEXTS.includes(key) || JSON.stringify(one.value) === JSON.stringify(other.value)) return [];
  const message = `The field ${key} is a setting, and differs from ${english.file}:${one.line}. It must be the same in both languages.`;
  const example = inYaml(key, one.value);
  return [{file: twin.file, line: other.line, place: [key], message, example}];
}

function untranslated(
  english: MarkdownPage,
  twin: MarkdownPage,
  key: string,
  name: string,
): Problem[] {
  const [one, other] = [english.frontMatter.get(key), twin.frontMatter.get(key)];
  if (typeof one?.value !== 'string' || !other || one.value !== other.value) return [];
  const message = `The ${key} is the same as in English: "${one.value}". Write it in ${name}.`;
  return [{file: twin.file, line: other.line, place: [key], message}];
}

function inYaml(key: string, value: unknown): string {
  return `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`;
}
