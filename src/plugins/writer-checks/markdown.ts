import type {WrittenElement} from './checkElement';

/** The parts of a Markdown syntax tree (mdast with MDX) that the checks use. */
export interface MarkdownNode {
  type: string;
  name?: string | null;
  value?: string;
  attributes?: {type: string; name?: string; value?: unknown}[];
  children?: MarkdownNode[];
  data?: {estree?: object};
  position?: {start: {line: number}};
}

/** Calls back for a node and everything below it. */
export function visit(node: MarkdownNode, callback: (node: MarkdownNode) => void): void {
  callback(node);
  node.children?.forEach((child) => visit(child, callback));
}

/** The node as a component of ours (its name begins with a capital), or null. */
export function writtenElement(node: MarkdownNode): WrittenElement | null {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  if (!isElement || !node.name || !/^[A-Z]/.test(node.name)) return null;
  const attributes = Object.fromEntries(
    (node.attributes ?? []).map(({name, value}) => [
      name ?? '…',
      typeof value === 'string' ? value : null,
    ]),
  );
  return {name: node.name, attributes, isEmpty: !node.children?.length};
}

/** The names that the file's own import lines bring in. */
export function importedNames(tree: MarkdownNode): string[] {
  const names: string[] = [];
  visit(tree, ({type, value}) => {
    if (type !== 'mdxjsEsm' || !value) return;
    for (const [, name] of value.matchAll(/import\s+(\w+)\s+from/g)) names.push(name!);
    for (const [, list] of value.matchAll(/import\s+\{([^}]*)\}/g)) {
      names.push(
        ...list!.split(',').map((part) =>
          part
            .trim()
            .split(/\s+as\s+/)
            .at(-1)!,
        ),
      );
    }
  });
  return names;
}
