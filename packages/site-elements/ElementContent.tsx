import {createElement, type HTMLAttributes, type ReactNode} from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'span' | 'p' | 'ul' | 'ol' | 'dd';
  /** What it holds until a custom element replaces it. */
  text?: string;
}

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/**
 * An element whose content belongs to a custom element. React does not compare the content of an element with
 * `dangerouslySetInnerHTML`; when the content of another element has changed before hydration, React renders the
 * whole page again (error #418).
 */
export default function ElementContent({as = 'div', text = '', ...attributes}: Props): ReactNode {
  const __html = text.replace(/[&<>]/g, (sign) => ESCAPES[sign]!);
  return createElement(as, {...attributes, dangerouslySetInnerHTML: {__html}});
}
