import {type ReactNode, createElement} from 'react';
import type {SvgNode} from '@site/src/collections';

interface Props {
  /** The elements of a Tabler icon, put into the data by the build. */
  nodes: readonly SvgNode[];
  /** Width and height in CSS pixels. */
  size: number;
}

/** An icon that a list or a text names. Only the used icons are loaded. */
export default function IconNodes({nodes, size}: Props): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 30 ? 1.5 : 1.75}
      strokeLinecap="square"
      strokeLinejoin="miter"
      aria-hidden="true"
    >
      {nodes.map(([tag, attributes], index) => createElement(tag, {...attributes, key: index}))}
    </svg>
  );
}
