import type {Problem} from '../../lib/diagnostics';
import {mdxComponents} from './mdxComponents';

type Explanation = Pick<Problem, 'line' | 'message' | 'example'>;

interface SyntaxError {
  /** What the parser says. */
  reason: string;
  /** Where it stopped; the end of the file when something is never closed. */
  line: number;
  column: number;
  source: string;
}

type Explain = (
  error: SyntaxError,
  match: RegExpExecArray,
) => Omit<Explanation, 'line'> & {line?: number};

/** HTML elements that have no end tag. */
const VOID = ['br', 'hr', 'img', 'input', 'wbr'];

/** The messages of the MDX parser, and what they mean to a writer. The first that matches is used. */
const EXPLANATIONS: [RegExp, Explain][] = [
  [
    /^Expected a closing tag for `<([\w.-]*)>` \((\d+):/,
    ({reason, source}, [, name = '', opened]) => {
      const line = Number(opened);
      if (VOID.includes(name) || standsAlone(name)) {
        const tag = lineAt(source, line).match(new RegExp(`<${name}[^>]*`))?.[0] ?? `<${name}`;
        return {
          line,
          message: `<${name}> stands alone, so it ends with />.`,
          example: `${tag.trim()} />`,
        };
      }
      return reason.includes('before the end of')
        ? {
            line,
            message: `<${name}> and </${name}> stand on lines of their own, with an empty line before and after each.`,
            example: exampleOf(name),
          }
        : {line, message: `<${name}> is opened here and never closed.`, example: exampleOf(name)};
    },
  ],
  [
    /^Unexpected closing tag `<\/([\w.-]*)>`, expected corresponding closing tag for `<([\w.-]*)>` \((\d+):/,
    ({line}, [, closed = '', name = '', opened]) =>
      closed.toLowerCase() === name.toLowerCase()
        ? {message: `<${name}> is closed here under another name.`, example: `</${name}>`}
        : {
            line: Number(opened),
            message: `<${name}> is opened here and not closed before </${closed}> in line ${line}.`,
            example: exampleOf(name),
          },
  ],
  [
    /^Unexpected closing slash/,
    ({line, source}) => {
      const tag = lineAt(source, line).match(/<\/[\w.-]*>?/)?.[0] ?? '</…>';
      return {
        message: `${tag} closes what is not open here. Take it out, or write the opening tag before it. A tag that ends with /> is closed already.`,
      };
    },
  ],
  [
    /^Unexpected character `!`.* before name/,
    () => ({
      message: 'This note is not closed.',
      example: '{/* A note that visitors do not see */}',
    }),
  ],
  [
    /in name,.*`\[text\]\(url\)`/,
    () => ({
      message: 'An e-mail address stands between < and >, which are read as a component.',
      example: '<Contact part="email" />',
    }),
  ],
  [
    /before local name/,
    ({line, source}) => {
      const url = lineAt(source, line).match(/<(https?:[^>\s]*)/)?.[1] ?? 'https://…';
      return {
        message:
          'A web address stands between < and >, which are read as a component. Write a link:',
        example: `[words to click](${url})`,
      };
    },
  ],
  [
    /before attribute value|in attribute value/,
    ({line, source}) => {
      // A quotation mark that is never closed: every later one would have closed it.
      const at = line < lines(source) ? line : lineOfOffset(source, source.lastIndexOf('="'));
      const [, name = 'id', value = ''] =
        /([\w-]+)=\s*["'“”‘’]?([^"'“”‘’\s/>]*)/.exec(lineAt(source, at)) ?? [];
      return {
        line: at,
        message: 'The value of an attribute stands between two straight quotation marks.',
        example: `${name}="${value || '…'}"`,
      };
    },
  ],
  [
    /(?:before|in) name|after self-closing slash|attribute name|in tag/,
    ({line, column, source}) => {
      const text = lineAt(source, line);
      const start = text.lastIndexOf('<', column - 1);
      const rest = text.slice(start + 1).match(/^\s*[^\s.,;:]*/)?.[0] ?? '';
      return /^\s*[A-Za-z]/.test(rest)
        ? {message: `The tag <${rest} is not complete.`, example: exampleOf(rest)}
        : {
            message:
              'A < in a sentence is read as the beginning of a component. Write it in words, or:',
            example: `&lt;${rest}`,
          };
    },
  ],
  [
    /in expression/,
    ({source}) => ({
      line: lineOfOpenBrace(source),
      message:
        'A { is opened here and not closed. Braces are for notes and for the ids of headings:',
      example: '{/* A note that visitors do not see */}',
    }),
  ],
  [
    /Could not parse expression/,
    () => ({
      message:
        'Words in braces are read as code. Leave the braces out, or write a fact as a component:',
      example: '<Fact id="fee" />',
    }),
  ],
  [
    /import\/exports/,
    () => ({
      message:
        'A line that begins with "import" or "export" is read as code until the next empty line. Begin the sentence with another word, or correct the line:',
      example: "import Part from './_part.mdx';",
    }),
  ],
];

/** An error of the MDX parser in a writer's words, with an example that is right. */
export function explainSyntaxError(error: unknown, source: string): Explanation {
  const {reason = String(error), line = 1, column = 1} = error as Partial<SyntaxError>;
  for (const [pattern, explain] of EXPLANATIONS) {
    const match = pattern.exec(reason);
    if (match) return {line, ...explain({reason, line, column, source}, match)};
  }
  return {line, message: `The page cannot be read from here on. ${reason}.`};
}

function standsAlone(name: string): boolean {
  const component = mdxComponents[name];
  return component !== undefined && !component.wraps;
}

function exampleOf(name: string): string {
  return mdxComponents[name]?.example ?? `<${name}>\n\nYour words.\n\n</${name}>`;
}

function lineAt(source: string, line: number): string {
  return source.split('\n')[line - 1] ?? '';
}

function lines(source: string): number {
  return source.trimEnd().split('\n').length;
}

function lineOfOffset(source: string, offset: number): number {
  return source.slice(0, offset + 1).split('\n').length;
}

/** The line of the first brace that is never closed. */
function lineOfOpenBrace(source: string): number {
  const open: number[] = [];
  for (const {0: brace, index} of source.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else open.pop();
  }
  return lineOfOffset(source, open[0] ?? 0);
}
