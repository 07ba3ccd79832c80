import type {Root} from 'mdast';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import type {Problem} from '../../say/diagnostics';
import type {Locale} from 'nepali-text/locale';
import {checkEnglishWords, checkSpelling, checkTyping} from '../../words/textRules';
import {and, say, type Sentence} from '../../say';
import {elementOf, lineIn, type MarkdownPage} from '../../read/markdownPage';
import type {References} from './components';
import {wordAttributes, wordFields} from '../../read/words';

/** The typing of a page. Blocks in another language (`<Lang lang="en">`) are left alone. */
export function checkPageTyping(
  page: MarkdownPage,
  locale: Locale,
  facts: References['facts'],
): Problem[] {
  const {file, frontMatter} = page;
  const explain = (line: string) => {
    const text = withoutUrls(line);
    const typing = checkTyping(text, locale).map((sentence) =>
      sentence.id === 'nepali.digits' ? and(sentence, say('nepali.code')) : sentence,
    );
    return [
      ...typing,
      ...checkSpelling(text, locale),
      ...(locale === 'ne' ? checkEnglishWords(text) : []),
    ];
  };
  const fields = wordFields.flatMap((key) => {
    const field = frontMatter.get(key);
    if (typeof field?.value !== 'string') return [];
    return explain(field.value).map((found) => ({file, line: field.line, ...found}));
  });
  return [...fields, ...checkText(page, locale, explain, facts)];
}

/** What visitors read in each line, but for the fields at the top. */
export function checkText(
  {file, tree}: MarkdownPage,
  locale: Locale,
  check: (text: string) => readonly (Sentence & Pick<Problem, 'example'>)[],
  facts: References['facts'] = {},
): Problem[] {
  return [...textByLine(tree, locale, facts)].flatMap(([line, text]) =>
    check(text).map((found) => ({file, line, ...found})),
  );
}

/** What visitors read in each line of the file; "…" for code and for what a component writes, but a fact. */
function textByLine(tree: Root, locale: Locale, facts: References['facts']): Map<number, string> {
  const lines = new Map<number, string>();
  const add = (line: number, text: string) => lines.set(line, (lines.get(line) ?? '') + text);
  visit(tree, (node) => {
    const line = lineIn(node);
    switch (node.type) {
      case 'text':
        node.value.split('\n').forEach((part, index) => add(line + index, part));
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
        if (node.children.length === 0)
          add(line, facts?.[elementOf(node).attributes.id ?? '']?.text ?? '…');
    }
    return CONTINUE;
  });
  return lines;
}

function withoutUrls(text: string): string {
  return text.replace(/\b(?:https?:|mailto:|www\.)\S+|\S+@\S+/g, ' ');
}
