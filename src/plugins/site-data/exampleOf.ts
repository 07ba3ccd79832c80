import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type Node,
} from 'yaml';
import type {Collection} from '../../collections/define';
import {isLocale} from '../../lib/locale';
import type {Path} from '../../lib/valuePath';

interface Part {
  start: number;
  end: number;
  node?: Node | null;
}

/**
 * The lines of a collection's example for a field, comments included; those of the field around it when
 * the example does not have it. For a text that lacks one locale the whole text is shown.
 *
 * @param kind selects the entry of this kind, where the example has several
 */
export function exampleOf(collection: Collection, path: Path, kind?: unknown): string {
  const source = collection.example.trim();
  const wanted = path.filter((key) => !isLocale(key));
  let part = whole(source, collection, kind);
  for (const key of wanted) {
    // Within { } and [ ] a field has no line of its own.
    const next = isCollection(part.node) && part.node.flow ? undefined : inside(part.node, key);
    if (!next) break;
    part = next;
  }
  return cut(source, part);
}

export function fieldsAt(collection: Collection, path: Path, kind?: unknown): string[] {
  const source = collection.example.trim();
  let node = whole(source, collection, kind).node;
  for (const key of path) {
    node = inside(node, key)?.node;
  }
  return isMap(node) ? node.items.map(({key}) => (isScalar(key) ? String(key.value) : '')) : [];
}

const examples = new Map<string, Document>();

/** Forms ask for each field of each example. */
function parsedExample(source: string): Document {
  const known = examples.get(source) ?? parseDocument(source);
  examples.set(source, known);
  return known;
}

/** The entry of the example that matches best; for a map the whole example. */
function whole(source: string, collection: Collection, kind: unknown): Part {
  const {contents} = parsedExample(source);
  if (collection.shape === 'map' || !isSeq<Node>(contents)) {
    return {start: 0, end: source.length, node: isNode(contents) ? contents : null};
  }
  const entries = contents.items;
  const entry = entries.find((item) => isMap(item) && item.get('kind') === kind) ?? entries[0];
  return entryPart(entry) ?? {start: 0, end: source.length};
}

/** An entry with the hyphen before it. */
function entryPart(node: Node | undefined): Part | undefined {
  return node?.range ? {start: node.range[0] - '- '.length, end: node.range[1], node} : undefined;
}

function inside(node: Node | null | undefined, key: PropertyKey): Part | undefined {
  if (isSeq<Node>(node)) return entryPart(node.items[0]);
  const pair = isMap<Node, Node | null>(node)
    ? node.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined;
  const start = pair?.key.range?.[0];
  const end = (pair?.value ?? pair?.key)?.range?.[1];
  return start === undefined || end === undefined ? undefined : {start, end, node: pair?.value};
}

/** From a field's name to the end of its last line, moved to the left edge, its comments close by. */
function cut(source: string, {start, end}: Part): string {
  const column = start - (source.lastIndexOf('\n', start - 1) + 1);
  const lastLine = source.indexOf('\n', source.slice(0, end).trimEnd().length - 1);
  const text = source.slice(start, lastLine === -1 ? undefined : lastLine);
  return text.replaceAll(`\n${' '.repeat(column)}`, '\n').replace(/ {2,}#/g, '   #');
}
