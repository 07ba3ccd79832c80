import type {Node, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import type {MdxElement} from '../../lib/markdown';
import {foldText} from '../../lib/foldText';
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
export interface Block {
  /** `p`, `heading`, `li`, `td`, `quote`, `code`, `hr`; `<Card>`; an attribute with words: `question=`. */
  kind: string;
  /** The id of the heading or component that it belongs to; "top" before the first of them. */
  section: string;
  /** Counted from 1 in the whole file. */
  line: number;
  /** Where it begins in the file, in UTF-16 code units. */
  offset: number;
  /**
   * The text in one spelling of Markdown: components within it stand for themselves. Undefined where
   * there is none, as in a component that holds blocks.
   */
  text?: string;
}

/** What a block without a section belongs to. */
export const TOP = 'top';

/** Every block of a page, those in components too. What pages import is one block, `<…>`. */
export function blocksOf({tree, imports, source}: MarkdownPage): Block[] {
  const blocks: Block[] = [];
  const imported = new Set(imports.map(({name}) => name));
  let section = TOP;

  const add = (kind: string, node: Node, text?: string) =>
    blocks.push({
      kind,
      section,
      line: lineIn(node),
      offset: node.position?.start.offset ?? 0,
      ...(text ? {text: foldText(text)} : {}),
    });

  const readAll = (nodes: readonly RootContent[], paragraph: string) =>
    nodes.forEach((node) => read(node, paragraph));

  function readElement(node: MdxElement): void {
    const element = elementOf(node);
    const isText = node.type === 'mdxJsxTextElement' || !node.children.some(isBlock);
    const anchor = isComponent(element) ? anchorOf(element) : undefined;
    const outer = section;
    section = anchor ?? outer;
    const kind = imported.has(element.name) ? '<…>' : `<${element.name}>`;
    add(kind, node, isText ? inlineText(node.children) : undefined);
    for (const name of wordAttributes) {
      const value = element.attributes[name];
      if (value) add(`${name}=`, node, value);
    }
    if (!isText) readAll(node.children as RootContent[], 'p');
    if (anchor) section = outer;
  }

  /** @param paragraph the kind of a paragraph in the parent */
  function read(node: RootContent, paragraph: string): void {
    switch (node.type) {
      case 'paragraph':
        // MDX makes blocks of components that are alone in a paragraph.
        if (isOnlyElements(node)) node.children.filter(isElement).forEach(readElement);
        else add(paragraph, node, inlineText(node.children));
        break;
      case 'heading':
        section = headingOf(node, source).id ?? section;
        add('heading', node, inlineText(node.children));
        break;
      case 'listItem':
        node.children.forEach((child, index) => read(child, index === 0 ? 'li' : 'p'));
        break;
      case 'blockquote':
        readAll(node.children, 'quote');
        break;
      case 'tableCell':
        add('td', node, inlineText(node.children));
        break;
      case 'code':
        add('code', node, node.value);
        break;
      case 'thematicBreak':
        add('hr', node);
        break;
      case 'mdxJsxFlowElement':
        readElement(node);
        break;
      case 'list':
      case 'table':
      case 'tableRow':
      case 'footnoteDefinition':
        readAll(node.children, paragraph);
    }
  }

  readAll(tree.children, 'p');
  return blocks;
}

const BLOCKS = ['paragraph', 'heading', 'list', 'blockquote', 'table', 'code', 'mdxJsxFlowElement'];
const isBlock = ({type}: Node) => BLOCKS.includes(type);

function isElement(node: PhrasingContent): node is MdxJsxTextElement {
  return node.type === 'mdxJsxTextElement';
}

function isOnlyElements({children}: Paragraph): boolean {
  return (
    children.some(isElement) &&
    children.every((child) => isElement(child) || (child.type === 'text' && !child.value.trim()))
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
