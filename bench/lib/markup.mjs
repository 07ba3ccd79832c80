// A page's content is a tree of strings and {tag, attributes, children}; here it becomes source code.

const VOID = new Set(['img', 'br', 'hr', 'input', 'source', 'wbr']);

const escaped = (text) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export function html(node) {
  if (typeof node === 'string') return escaped(node);
  const {tag, attributes, children} = node;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const inside = VOID.has(tag) ? '' : `${children.map(html).join('')}</${tag}>`;
  return `<${tag}${written.join('')}>${inside}`;
}

/** Attributes that React names differently, other than those with hyphens. */
const REACT_NAMES = {
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

function reactName(name, tag) {
  if (name === 'value' && tag === 'input') return 'defaultValue';
  if (/^(?:aria|data)-/.test(name)) return name;
  return REACT_NAMES[name] ?? name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
}

/** JSX in which links within the site are Docusaurus's Link. */
export function jsx(node) {
  if (typeof node === 'string') return `{${JSON.stringify(node)}}`;
  const {attributes, children} = node;
  const isRouted = node.tag === 'a' && /^\/(?!.*\.\w+$)/.test(attributes.href ?? '');
  const tag = isRouted ? 'Link' : node.tag;
  const written = Object.entries(attributes).map(([name, value]) => {
    const prop = isRouted && name === 'href' ? 'to' : reactName(name, node.tag);
    const isBare = value === '' && name !== 'alt' && name !== 'value';
    return isBare ? ` ${prop}` : ` ${prop}={${JSON.stringify(value)}}`;
  });
  if (VOID.has(node.tag)) return `<${tag}${written.join('')} />`;
  return `<${tag}${written.join('')}>${children.map(jsx).join('')}</${tag}>`;
}

const text = (node) => (typeof node === 'string' ? node : node.children.map(text).join(''));

const GROUPING = new Set(['div', 'section', 'article', 'header', 'main']);

/** Whether it is a heading, or one is reached through groups only. */
const hasHeading = ({tag, children}) =>
  /^h[1-6]$/.test(tag) || (GROUPING.has(tag) && children.some(hasHeading));

/** An article as MDX: headings in Markdown, so that Docusaurus lists them, and JSX between them. */
export function mdx(nodes) {
  return nodes
    .map((node) => {
      if (!hasHeading(node)) return jsx(node);
      const level = /^h([1-6])$/.exec(node.tag)?.[1];
      if (!level) return mdx(node.children);
      const title = text(node)
        .trim()
        .replace(/[\\`*_{}[\]<>]/g, '\\$&');
      const {id} = node.attributes;
      return `${'#'.repeat(Number(level))} ${title}${id ? ` {/* #${id} */}` : ''}`;
    })
    .join('\n\n');
}
