import {isCollection, isMap, isScalar, isSeq, type ParsedNode} from 'yaml';
import {isEmpty, keyOf} from './yamlTree';
import {blockScalar, inlineScalar, type Value, WIDTH} from './yamlScalars';

/** What is written where a new value stands. */
interface Spot {
  /** Of the line that the value is on. */
  readonly indent: number;
  /** How long the line is before the value: `key:`. */
  readonly column: number;
  /** The same value of another entry, whose form is taken. */
  readonly like?: ParsedNode | null;
}

export const isScalarValue = (value: unknown): value is Value =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value after `key:` or `-`, from the space or the line break before it; without the last line break. */
export function writtenValue(value: unknown, spot: Spot, afterDash = false): string {
  if (isScalarValue(value)) return writtenScalar(value, spot);
  const line = ` ${flowText(value)}`;
  const fits = spot.column + [...line].length <= WIDTH;
  if (isInFlow(value, spot.like) && (fits || Array.isArray(value))) return line;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => listEntry(item, spot.indent + 2, itemOf(spot.like)));
    return `\n${items.join('\n')}`;
  }
  const lines = fieldLines(value, spot.indent + 2, spot.like).join('\n');
  return afterDash ? ` ${lines.trimStart()}` : `\n${lines}`;
}

/** `- value`, without the last line break. */
export function listEntry(value: unknown, indent: number, like?: ParsedNode | null): string {
  return `${' '.repeat(indent)}-${writtenValue(value, {indent, column: indent + 1, like}, true)}`;
}

/** `key: value`, without the last line break. */
export function fieldText(
  key: string,
  value: unknown,
  indent: number,
  like?: ParsedNode | null,
): string {
  const name = `${' '.repeat(indent)}${inlineScalar(key, {inFlow: false})}:`;
  return name + writtenValue(value, {indent, column: name.length, like});
}

/** `{en: …, ne: …}`, `[a, b]` or a value. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (isScalarValue(value)) return inlineScalar(value, {inFlow: true});
  return `{${fieldsOf(value)
    .map(([key, field]) => flowField(key, field))
    .join(', ')}}`;
}

export const flowField = (key: string, value: unknown): string =>
  `${inlineScalar(key, {inFlow: true})}: ${flowText(value)}`;

function writtenScalar(value: Value, {indent, column, like}: Spot): string {
  const line = ` ${inlineScalar(value, {inFlow: false})}`;
  if (typeof value !== 'string') return line;
  const isShort = column + [...line].length <= WIDTH && !value.includes('\n');
  const isFolded = isScalar(like) && like.type?.startsWith('BLOCK');
  const isLong = isScalar(like) && !isFolded && like.range[1] - like.range[0] > WIDTH - column;
  if ((isShort && !isFolded) || isLong || (!/\s/.test(value) && !isFolded)) return line;
  const block = blockScalar(value, {header: '>-', indent: indent + 2});
  return block === undefined ? line : ` ${block}`;
}

function fieldLines(value: unknown, indent: number, like?: ParsedNode | null): string[] {
  return fieldsOf(value).map(([key, field]) => fieldText(key, field, indent, fieldOf(like, key)));
}

/** Without the fields that have no value, as in JSON. */
const fieldsOf = (value: unknown): [string, unknown][] =>
  isRecord(value) ? Object.entries(value).filter(([, field]) => field !== undefined) : [];

/** Whether a map or list is written on one line: as in another entry, otherwise where it holds no other. */
function isInFlow(value: unknown, like?: ParsedNode | null): boolean {
  const parts = Array.isArray(value) ? value : fieldsOf(value).map(([, field]) => field);
  if (parts.length === 0) return true;
  if (isCollection(like)) return like.flow === true;
  return parts.every(isScalarValue) && !(isRecord(value) && 'id' in value);
}

const fieldOf = (node: ParsedNode | null | undefined, key: string): ParsedNode | null =>
  (isMap(node) && node.items.find((item) => keyOf(item) === key)?.value) || null;

const itemOf = (node: ParsedNode | null | undefined): ParsedNode | null => {
  const item = isSeq(node) ? node.items.at(-1) : undefined;
  return item && !isEmpty(item) ? item : null;
};
