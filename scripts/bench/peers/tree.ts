/** A piece of a page, free of our classes: text, or an element of HTML or SVG. */
export type Node = string | Element;

export interface Element {
  tag: string;
  /** As HTML writes them; an empty value where an attribute only stands there. */
  attributes: Record<string, string>;
  children: Node[];
}

const VOID = new Set(['img', 'br', 'hr', 'input', 'source', 'wbr']);

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const quoted = (value: string): string => `"${escaped(value).replace(/"/g, '&quot;')}"`;

export function html(node: Node): string {
  if (typeof node === 'string') return escaped(node);
  const {tag, attributes, children} = node;
  const words = Object.entries(attributes).map(([name, value]) => ` ${name}=${quoted(value)}`);
  const inside = VOID.has(tag) ? '' : `${children.map(html).join('')}</${tag}>`;
  return `<${tag}${words.join('')}>${inside}`;
}

/** What React calls otherwise, besides the names with hyphens. */
const REACT_NAMES: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  datetime: 'dateTime',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  hreflang: 'hrefLang',
  tabindex: 'tabIndex',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  fetchpriority: 'fetchPriority',
};

function reactName(name: string, tag: string): string {
  if (name === 'value' && tag === 'input') return 'defaultValue';
  if (REACT_NAMES[name]) return REACT_NAMES[name];
  if (/^(?:aria|data)-/.test(name)) return name;
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The element that a router gives for links within the site, where there is one. */
export interface JsxOptions {
  link?: {tag: string; target: string};
}

export function jsx(node: Node, options: JsxOptions = {}): string {
  if (typeof node === 'string') return `{${JSON.stringify(node)}}`;
  const {attributes, children} = node;
  const isRouted =
    options.link && node.tag === 'a' && /^\/(?!.*\.\w+$)/.test(attributes.href ?? '');
  const tag = isRouted ? options.link!.tag : node.tag;
  const words = Object.entries(attributes).map(([name, value]) => {
    const reactNamed =
      isRouted && name === 'href' ? options.link!.target : reactName(name, node.tag);
    return value === '' && name !== 'alt' && name !== 'value'
      ? ` ${reactNamed}`
      : ` ${reactNamed}={${JSON.stringify(value)}}`;
  });
  if (VOID.has(node.tag)) return `<${tag}${words.join('')} />`;
  return `<${tag}${words.join('')}>${children.map((child) => jsx(child, options)).join('')}</${tag}>`;
}

export const text = (node: Node): string =>
  typeof node === 'string' ? node : node.children.map(text).join('');

/** A heading, or what stands between two. */
export type Block = {level: number; id?: string; words: string} | {nodes: Node[]};

const GROUPING = new Set(['div', 'section', 'article', 'header', 'main']);

const hasHeading = (node: Node): boolean =>
  typeof node !== 'string' && (/^h[1-6]$/.test(node.tag) || node.children.some(hasHeading));

/** A page as a writer of Markdown has it: in a row, with the headings on the highest level. */
export function blocks(nodes: readonly Node[]): Block[] {
  const found: Block[] = [];
  for (const node of nodes) {
    const isElement = typeof node !== 'string';
    if (isElement && /^h[1-6]$/.test(node.tag)) {
      const {id} = node.attributes;
      found.push({level: Number(node.tag[1]), words: text(node).trim(), ...(id ? {id} : {})});
    } else if (isElement && GROUPING.has(node.tag) && hasHeading(node)) {
      found.push(...blocks(node.children));
    } else {
      const last = found.at(-1);
      if (last && 'nodes' in last) last.nodes.push(node);
      else found.push({nodes: [node]});
    }
  }
  return found;
}

/** A heading in Markdown; in MDX braces would begin an expression. */
export const markdownHeading = (level: number, words: string): string =>
  `${'#'.repeat(level)} ${words.replace(/[\\`*_{}[\]<>]/g, '\\$&')}`;
