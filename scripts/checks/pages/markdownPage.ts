import {lineOf, parseYamlFile} from '../../../src/lib/yaml';
import type {Problem} from '../../../src/lib/diagnostics';
import {blank, blankWord, COMMENT, HEADING, ID_COMMENT, IMPORT, LINK, TAG} from './markup';

/** Something of a page that its twin must have too. Lines are counted from 1 in the whole file. */
interface Part {
  file: string;
  line: number;
}

export interface Heading extends Part {
  level: number;
  id?: string;
  text: string;
}

/** A component of ours (`<Fact id="fee" />`), with those attributes that are plain texts. */
export interface Component extends Part {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

export interface Link extends Part {
  target: string;
}

export interface Import extends Part {
  name: string;
  from: string;
}

/** The lines between `<Lang lang="…">` and `</Lang>`, both included. */
export interface LanguageBlock extends Part {
  language: string;
  lastLine: number;
}

/** What the check looks at in a Markdown page. */
export interface MarkdownPage {
  /** From the site's folder: `docs/faq.mdx`. */
  file: string;
  frontMatter: ReadonlyMap<string, {value: unknown; line: number}>;
  headings: Heading[];
  components: Component[];
  links: Link[];
  imports: Import[];
  blocks: LanguageBlock[];
  /** Line by line, only what a visitor reads: no markup, code, addresses or comments. */
  prose: string[];
  problems: Problem[];
}

/** Attributes that are shown to the visitor. */
const TEXT_ATTRIBUTES = ['heading', 'question', 'title'];

/**
 * Reads a page without a Markdown parser: a page is checked even while it is too broken to build,
 * and in a few milliseconds.
 */
export function parsePage(file: string, source: string): MarkdownPage {
  const [front = '', matter = ''] = /^---\r?\n([\s\S]*?)^---[ \t]*$/m.exec(source) ?? [];
  const isFirst = front !== '' && source.startsWith(front);
  const {frontMatter, problems} = readFrontMatter(file, isFirst ? matter : '');
  const withoutFront = isFirst ? blank(front) + source.slice(front.length) : source;
  const text = withoutFront
    .replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, blank)
    .replace(/`[^`\n]*`/g, blankWord);
  const body = text.replace(COMMENT, (comment) =>
    ID_COMMENT.test(comment) ? comment : blank(comment),
  );

  const all = <T>(pattern: RegExp, make: (match: RegExpExecArray, line: number) => T): T[] =>
    [...body.matchAll(pattern)].map((match) => make(match, lineAt(body, match.index)));

  const components = all(TAG, ([, name = '', attributes = ''], line) => ({
    file,
    line,
    name,
    attributes: readAttributes(attributes),
  }));
  const targets = components.flatMap(({attributes: {to, href}, line}) =>
    [to, href].filter((target) => target !== undefined).map((target) => ({file, line, target})),
  );
  return {
    file,
    frontMatter,
    components,
    headings: all(HEADING, ([, marks = '', words = '', id], line) => ({
      file,
      line,
      level: marks.length,
      text: words.trim(),
      ...(id ? {id} : {}),
    })),
    links: [...all(LINK, ([, target = ''], line) => ({file, line, target})), ...targets],
    imports: all(IMPORT, ([, name = '', from = ''], line) => ({file, line, name, from})),
    blocks: all(/<Lang\b[^>]*\blang="([^"]*)"[^>]*>[\s\S]*?<\/Lang>/g, (match, line) => ({
      file,
      line,
      language: match[1] ?? '',
      lastLine: lineAt(body, match.index + match[0].length),
    })),
    prose: readProse(body),
    problems,
  };
}

function readFrontMatter(file: string, matter: string) {
  const yaml = parseYamlFile('front matter', file, new TextEncoder().encode(matter));
  const fields = (yaml.value ?? {}) as Record<string, unknown>;
  return {
    // One line further down: the first is "---".
    frontMatter: new Map(
      Object.entries(fields).map(([key, value]) => [key, {value, line: lineOf(yaml, [key]) + 1}]),
    ),
    problems: yaml.problems.map((problem) => ({...problem, line: problem.line + 1})),
  };
}

function readAttributes(source: string): Record<string, string> {
  const found = source.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries([...found].map(([, name, one, other]) => [name, one ?? other ?? '']));
}

function readProse(body: string): string[] {
  const shown = (tag: string) => {
    const attributes = readAttributes(tag);
    return [
      ...TEXT_ATTRIBUTES.map((name) => (attributes[name] ?? '').replace(/\s+/g, ' ')),
      blankWord(tag),
    ].join(' ');
  };
  return body
    .replace(IMPORT, blank)
    .replace(COMMENT, blank)
    .replace(TAG, shown)
    .replace(/<\/?[A-Za-z][^>]*>/g, blank)
    .replace(LINK, ']')
    .replace(/^[ \t]*\d+\.[ \t]|\b(?:https?:|mailto:|www\.)\S+|\S+@\S+/gm, blank)
    .split('\n');
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
