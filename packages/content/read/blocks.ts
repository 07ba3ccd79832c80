import type {Heading, Node, Paragraph, PhrasingContent, RootContent, TableCell} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import type {MdxElement} from './markdown';
import {foldText} from 'nepali-text/foldText';
import {
  anchorOf,
  elementOf,
  headingOf,
  isComponent,
  lineIn,
  type MarkdownPage,
} from './markdownPage';
import {wordAttributes} from './words';

/** A block of text, or a component that holds blocks, in the order of the page. */
export interface MdxBlock {
  /** `p`, `heading`, `li`, `td`, `quote`, `code`, `hr`; `<Card>`; an attribute with words: `question=`. */
  kind: string;
  /** The id of the heading or component that the block belongs to; "top" before the first of them. */
  section: string;
  /** Counted from 1 in the whole file. */
  line: number;
  /** The offset of its beginning in the file, in UTF-16 code units. */
  offset: number;
  /**
   * The text in one spelling of Markdown, with components as they are written. Undefined for a block without text,
   * such as a component that holds blocks.
   */
  text?: string;
  /**
   * The range of the text in `MarkdownPage.source`, in UTF-16 code units, without marks and spaces around the text. An
   * empty cell has a range and no text, a block of code no range.
   */
  range?: TextRange;
  /** The path of nodes from a child of the root to the block's own node; for an attribute, to its component. */
  path: readonly Node[];
}

type TextRange = readonly [from: number, to: number];

/** The section of blocks before the first heading. */
export const TOP = 'top';

/** Every block of a page, including blocks in components. An imported part is one block, `<…>`. */
export function mdxBlocksOf({tree, imports, source}: MarkdownPage): MdxBlock[] {
  const blocks: MdxBlock[] = [];
  const imported = new Set(imports.map(({name}) => name));
  let section = TOP;

  const path: Node[] = [];

  const add = (kind: string, node: Node, text?: string, range?: TextRange) =>
    blocks.push({
      kind,
      section,
      line: lineIn(node),
      offset: node.position?.start.offset ?? 0,
      ...(text ? {text: foldText(text)} : {}),
      ...(range ? {range} : {}),
      path: [...path],
    });

  const readAll = (nodes: readonly RootContent[], paragraph: string) =>
    nodes.forEach((node) => read(node, paragraph));

  function readElement(node: MdxElement): void {
    path.push(node);
    const element = elementOf(node);
    const isText = node.type === 'mdxJsxTextElement' || !node.children.some(isBlock);
    const anchor = isComponent(element) ? anchorOf(element) : undefined;
    const outer = section;
    section = anchor ?? outer;
    const kind = imported.has(element.name) ? '<…>' : `<${element.name}>`;
    if (isText) add(kind, node, inlineText(node.children), rangeOf(node.children, source));
    else add(kind, node);
    for (const name of wordAttributes) {
      const value = element.attributes[name];
      if (value) add(`${name}=`, node, value, valueRange(node, name, source));
    }
    if (!isText) readAll(node.children as RootContent[], 'p');
    if (anchor) section = outer;
    path.pop();
  }

  /** @param paragraph the kind of a paragraph in the parent */
  function read(node: RootContent, paragraph: string): void {
    if (node.type === 'mdxJsxFlowElement') return readElement(node);
    path.push(node);
    switch (node.type) {
      case 'paragraph':
        // MDX makes blocks of components without text around them in a paragraph.
        if (isOnlyElements(node)) node.children.filter(isTextElement).forEach(readElement);
        else add(paragraph, node, inlineText(node.children), rangeOf(node.children, source));
        break;
      case 'heading':
        section = headingOf(node, source).id ?? section;
        add('heading', node, inlineText(node.children), headingRange(node, source));
        break;
      case 'listItem':
        node.children.forEach((child, index) => read(child, index === 0 ? 'li' : 'p'));
        break;
      case 'blockquote':
        readAll(node.children, 'quote');
        break;
      case 'tableCell':
        add('td', node, inlineText(node.children), cellRange(node, source));
        break;
      case 'code':
        add('code', node, node.value);
        break;
      case 'thematicBreak':
        add('hr', node);
        break;
      case 'list':
      case 'table':
      case 'tableRow':
      case 'footnoteDefinition':
        readAll(node.children, paragraph);
    }
    path.pop();
  }

  readAll(tree.children, 'p');
  return blocks;
}

function rangeOf(nodes: readonly Node[], source: string): TextRange | undefined {
  const [from, to] = [nodes[0]?.position?.start.offset, nodes.at(-1)?.position?.end.offset];
  if (from === undefined || to === undefined) return undefined;
  const text = source.slice(from, to);
  const start = from + text.length - text.trimStart().length;
  return [start, start + text.trim().length];
}

/** The words of a heading, without the comment with its id. */
function headingRange(node: Heading, source: string): TextRange | undefined {
  const range = rangeOf(node.children, source);
  return range && [range[0], range[0] + headingOf(node, source).text.length];
}

/** The range of the text of a cell; in an empty cell, the place for its text. */
function cellRange({children, position}: TableCell, source: string): TextRange | undefined {
  const start = position?.start.offset;
  if (children.length > 0 || start === undefined) return rangeOf(children, source);
  const [before] = /^\|? ?/.exec(source.slice(start, position?.end.offset))!;
  return [start + before.length, start + before.length];
}

/** An attribute's value, between its quotation marks. */
function valueRange(node: MdxElement, name: string, source: string): TextRange | undefined {
  const attribute = node.attributes.find(
    (one) => one.type === 'mdxJsxAttribute' && one.name === name,
  );
  const [from, to] = [attribute?.position?.start.offset, attribute?.position?.end.offset];
  if (from === undefined || to === undefined) return undefined;
  const [before] = /^[^=]*=\s*["']/.exec(source.slice(from, to)) ?? [''];
  return [from + before.length, to - 1];
}

const BLOCKS = ['paragraph', 'heading', 'list', 'blockquote', 'table', 'code', 'mdxJsxFlowElement'];
const isBlock = ({type}: Node) => BLOCKS.includes(type);

function isTextElement(node: PhrasingContent): node is MdxJsxTextElement {
  return node.type === 'mdxJsxTextElement';
}

function isOnlyElements({children}: Paragraph): boolean {
  return (
    children.some(isTextElement) &&
    children.every(
      (child) => isTextElement(child) || (child.type === 'text' && !child.value.trim()),
    )
  );
}

/** Notes for people who read the file (comments), and the ids of headings, are no text. */
const isComment = (code: string) => /^\s*\/\*[\s\S]*\*\/\s*$/.test(code);

function inlineText(nodes: readonly Node[]): string {
  return (nodes as readonly PhrasingContent[]).map(oneText).join('');
}

function oneText(node: PhrasingContent): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'break':
      return '\n';
    case 'emphasis':
      return `*${inlineText(node.children)}*`;
    case 'strong':
      return `**${inlineText(node.children)}**`;
    case 'delete':
      return `~~${inlineText(node.children)}~~`;
    case 'link':
      return `[${inlineText(node.children)}](${node.url})`;
    case 'image':
      return `![${node.alt ?? ''}](${node.url})`;
    case 'mdxTextExpression':
      return isComment(node.value) ? '' : `{${node.value}}`;
    case 'mdxJsxTextElement': {
      const {name, attributes} = elementOf(node);
      const written = Object.entries(attributes)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, value]) => ` ${key}="${value ?? ''}"`);
      const tag = `${name}${written.join('')}`;
      return node.children.length === 0
        ? `<${tag} />`
        : `<${tag}>${inlineText(node.children)}</${name}>`;
    }
    default:
      return 'children' in node ? inlineText(node.children) : '';
  }
}
