import {isMap, isNode, isScalar, isSeq, type Node} from 'yaml';
import type {YamlFile} from './yamlFile';

type Path = readonly PropertyKey[];

/** The line of a field: where its name stands, or where the entry begins that should have it. */
export function lineOf({document, lines}: YamlFile, path: Path): number {
  let node: unknown = document?.contents;
  let offset = isNode(node) ? node.range?.[0] : undefined;
  for (const key of path) {
    const [start, next] = step(node, key);
    if (start === undefined) {
      break;
    }
    offset = start;
    node = next;
  }
  return lines.linePos(offset ?? 0).line || 1;
}

/** Where a part of a map or a list begins, and the part itself. */
function step(node: unknown, key: PropertyKey): [start: number | undefined, next?: unknown] {
  if (isMap<Node, Node>(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
    return [pair?.key.range?.[0], pair?.value];
  }
  if (isSeq<Node>(node) && typeof key === 'number') {
    return [node.items[key]?.range?.[0], node.items[key]];
  }
  return [undefined];
}

/** What stands at a place in plain values. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key)
        ? (part as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}

/**
 * The place as its writer names it: ids instead of positions, `['member-1', 'role']`. An entry without
 * an id is called by its number.
 */
export function placeOf(value: unknown, path: Path): string[] {
  return path.map((key, depth) => {
    if (typeof key !== 'number') {
      return String(key);
    }
    const id = valueAt(value, [...path.slice(0, depth + 1), 'id']);
    return typeof id === 'string' && id !== '' ? id : `entry ${key + 1}`;
  });
}
