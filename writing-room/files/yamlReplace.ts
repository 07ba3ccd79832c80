import {patch} from './yamlPatch';
import {
  afterColon,
  columnOf,
  endOf,
  fieldEnd,
  indentOf,
  isEmpty,
  type Place,
  startOf,
  type Tree,
} from './yamlTree';
import {flowText, writtenValue} from './yamlValues';

/** JSON over several lines. @param indent of its first line */
export const jsonText = (value: unknown, indent: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(indent)}`);

/** Writes a value of another kind in place of one. */
export function replaceValue(tree: Tree, place: Place, value: unknown): string {
  const {source, isJson} = tree;
  const {node, pair, parent, inFlow} = place;
  const replace = (start: number, end: number, text: string) =>
    patch(source, [{start, end, text}], {dropped: [start, end]});
  if ((inFlow || isJson) && node && !isEmpty(node)) {
    const text = isJson ? jsonText(value, indentOf(source, node.range[0])) : flowText(value);
    return replace(node.range[0], node.range[1], text);
  }
  if (pair) {
    const start = afterColon(pair);
    const indent = columnOf(source, pair.key.range[0]);
    const text = inFlow
      ? ` ${flowText(value)}`
      : writtenValue(value, {indent, column: columnOf(source, start)});
    return replace(start, fieldEnd(source, pair), text);
  }
  if (!parent) {
    const text = writtenValue(value, {indent: -2, column: -1}).trimStart();
    return node ? replace(node.range[0], endOf(source, node), text) : `${source}${text}\n`;
  }
  const start = startOf(place);
  const column = columnOf(source, start);
  const text = writtenValue(value, {indent: column - 1, column}, true);
  return replace(start, node && !isEmpty(node) ? endOf(source, node) : start, text);
}
