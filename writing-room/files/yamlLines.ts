import {isMap, isScalar} from 'yaml';
import {patch, type Splice} from './yamlPatch';
import {blockScalar, WIDTH} from './yamlScalars';
import {
  afterColon,
  childrenOf,
  columnOf,
  fieldEnd,
  innerIndent,
  lineEnd,
  lineStart,
  type MapNode,
  parseTree,
  type PairNode,
  type Place,
  startOf,
} from './yamlTree';

/**
 * Writes each `{…}` that a change made longer than a line can be over several lines, and one that fits
 * beside its key again there, as Prettier and the other entries have it. Lines from before stay.
 */
export function breakLongLines(before: string, source: string): string {
  const known = new Set(before.split('\n'));
  const tree = parseTree(source);
  if (tree.isJson) return source;
  const splice = mapsInBraces({path: [], node: tree.root, inFlow: false})
    .map((place) => brokenMap(source, place, known) ?? joinedMap(source, place, known))
    .find((found) => found !== undefined);
  return splice ? breakLongLines(before, patch(source, [splice])) : source;
}

/** The outermost of them. */
function mapsInBraces(place: Place): Place[] {
  if (isMap(place.node) && place.node.flow) return place.parent ? [place] : [];
  return childrenOf(place).flatMap(mapsInBraces);
}

const lineOf = (source: string, offset: number): string =>
  source.slice(lineStart(source, offset), lineEnd(source, offset) - 1);

const isLong = (line: string): boolean => [...line].length > WIDTH;

function brokenMap(source: string, place: Place, known: ReadonlySet<string>): Splice | undefined {
  const {node, pair} = place;
  if (!isMap(node)) return undefined;
  const [start, end] = node.range;
  const line = lineOf(source, start);
  const goesOn = lineOf(source, end) !== line || source.slice(end, lineEnd(source, end)).trim();
  if (known.has(line) || !isLong(line) || goesOn) return undefined;
  const before = startOf(place);
  const indent = innerIndent(source, place);
  const lines = fieldLines(source, node, indent).join('\n');
  return {start: before, end, text: pair ? `\n${lines}` : ` ${lines.trimStart()}`};
}

/** Each field on its own line, as it is in the braces. */
function fieldLines(source: string, map: MapNode, indent: number): string[] {
  return map.items.map((field) => {
    const line = ' '.repeat(indent) + source.slice(field.key.range[0], fieldEnd(source, field));
    const folded = isLong(line) && source.includes(': >-\n') && foldedField(source, field, indent);
    return folded || line;
  });
}

function foldedField(source: string, field: PairNode, indent: number): string | undefined {
  const text = isScalar(field.value) ? field.value.value : undefined;
  if (typeof text !== 'string' || !/\s/.test(text)) return undefined;
  const block = blockScalar(text, {header: '>-', indent: indent + 2});
  const key = source.slice(field.key.range[0], afterColon(field));
  return block && `${' '.repeat(indent)}${key} ${block}`;
}

function joinedMap(source: string, place: Place, known: ReadonlySet<string>): Splice | undefined {
  const {node, pair} = place;
  if (!node || !pair) return undefined;
  const [start, end] = node.range;
  const colon = afterColon(pair);
  const isBelow = /^\n *$/.test(source.slice(colon, start));
  const column = columnOf(source, colon);
  if (!isBelow || known.has(lineOf(source, start)) || column + 1 + end - start > WIDTH) {
    return undefined;
  }
  return {start: colon, end: start, text: ' '};
}
