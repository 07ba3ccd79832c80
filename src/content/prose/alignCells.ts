interface Node {
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/**
 * A rehype plugin: the alignment of a table's column as `data-align`, for css/prose.css. MDX makes a
 * style attribute of `align`, which the content policy forbids.
 */
export default function alignCells() {
  return function visit({tagName, properties, children = []}: Node): void {
    if (properties && (tagName === 'td' || tagName === 'th')) {
      const {align} = properties;
      delete properties.align;
      if (align && align !== 'left') properties.dataAlign = align;
    }
    children.forEach((child) => visit(child));
  };
}
