/*
 * Finds the texts that the code of pages reads from their copy: the contract of each file of src/data/pages. Names are
 * followed within a file, without scopes, so a variable must not have the name of another one that holds copy. The
 * values of `fill` and of `RichText` must be written as an object.
 *
 * - `copy.heading` needs this key; `copy[name]`, and a group that is handed on, whatever the group has.
 * - `fill(copy.status, {shown, total})` needs `{shown}` and `{total}` in the text, and so does
 *   `template(copy.status, 'shown', 'total')` of a text that a script fills.
 * - `<RichText of={copy.soon} />` may have links and bold words; every other text is shown as it is.
 *
 * A key that no code reads is a mistake, too.
 */
import path from 'node:path';
import {parseSync} from '@swc/core';
import {type CopyRead, type CopyReads, emptyRead, readOf} from './copy';
import {listSiteFiles, readSiteText, stateOfFolder} from '../read/files';

/** The folders of code that uses copy: pages, their parts, and build steps. */
const codeFolders = ['src/pages', 'src/components', 'src/theme', 'src/publish'];

const IMPORT = /^@site\/src\/data\/(pages\/[\w-]+)\.yml$/;
const LIST = /^pages\/[\w-]+$/;

/** @param siteDir the folder of the code */
export function readCopyReads(siteDir: string): CopyReads {
  const state = codeFolders.map((folder) => stateOfFolder(siteDir, folder)).join();
  if (last?.state === state) return last.reads;
  const reads: Record<string, CopyRead> = {};
  for (const folder of codeFolders) {
    for (const name of listSiteFiles(siteDir, folder)) {
      const file = path.posix.join(folder, name);
      const source = /\.tsx?$/.test(name) ? (readSiteText(siteDir, file) ?? '') : '';
      if (/['/]pages\/[\w-]+(?:\.yml)?'/.test(source)) addReads(reads, file, source);
    }
  }
  last = {state, reads};
  return reads;
}

/** The last result: at most inspections the code has not changed. */
let last: {state: string; reads: CopyReads} | undefined;

/** A node of the syntax tree of swc. */
interface Node {
  type: string;
  [key: string]: unknown;
}

/** The steps from a list: `['pages/team', 'heading']`. */
type Steps = readonly string[];

/** Syntax around a value that does not change it, such as parentheses. */
const AROUND = [
  'ParenthesisExpression',
  'TsNonNullExpression',
  'TsAsExpression',
  'TsSatisfiesExpression',
  'TsConstAssertion',
];

function addReads(reads: Record<string, CopyRead>, file: string, source: string): void {
  const program = parseSync(source, {syntax: 'typescript', tsx: true}) as unknown as Node;
  /** Names of variables that stand for a part of the copy. */
  const known = new Map<string, Steps>();

  function readAt(steps: Steps): CopyRead {
    let current = emptyRead();
    let around = reads;
    for (const key of steps) {
      current = around[key] = readOf(around, key) ?? emptyRead();
      if (!current.readers.includes(file)) current.readers.push(file);
      around = current.keys;
    }
    return current;
  }

  /** The part of the copy that an expression stands for, if it does. */
  function stepsOf(node: Node): Steps | undefined {
    if (AROUND.includes(node.type)) return stepsOf(node.expression as Node);
    if (node.type === 'OptionalChainingExpression') return stepsOf(node.base as Node);
    if (node.type === 'Identifier') return known.get(String(node.value));
    if (node.type !== 'MemberExpression') return undefined;
    const property = node.property as Node;
    const key = property.type === 'Computed' ? literalOf(property.expression) : property.value;
    if (typeof key === 'string' && LIST.test(key)) return [key];
    const around = stepsOf(node.object as Node);
    return around && [...around, typeof key === 'string' ? key : '*'];
  }

  /** Names the variables of a declaration. */
  function bind(pattern: Node, steps: Steps | undefined): void {
    if (pattern.type === 'Identifier' && steps) known.set(String(pattern.value), steps);
    if (pattern.type !== 'ObjectPattern') return;
    for (const property of pattern.properties as Node[]) {
      const {key, value} = property as {key?: Node; value?: Node | null} & Node;
      const name = String(key?.value);
      const inner = LIST.test(name) ? [name] : steps && [...steps, name];
      if (property.type === 'AssignmentPatternProperty' && key && inner) known.set(name, inner);
      if (property.type === 'KeyValuePatternProperty' && value) bind(value, inner);
      if (property.type === 'RestElement') bind(property.argument as Node, steps);
    }
  }

  /** The parts of the copy that an expression may stand for: `isOpen ? copy.close : copy.open`. */
  function choicesOf(node: Node): Steps[] {
    if (node.type === 'ConditionalExpression')
      return [node.consequent, node.alternate].flatMap((choice) => choicesOf(choice as Node));
    const steps = stepsOf(node);
    return steps ? [steps] : [];
  }

  function read(node: Node): void {
    if (node.type === 'ImportDeclaration') {
      const [, list] = IMPORT.exec(String((node.source as Node).value)) ?? [];
      for (const {type, local} of node.specifiers as {type: string; local: Node}[])
        if (list && type === 'ImportDefaultSpecifier') known.set(String(local.value), [list]);
      if (list) readAt([list]);
      return;
    }
    if (node.type.startsWith('Ts') && !AROUND.includes(node.type)) return;
    if (node.type === 'VariableDeclarator') {
      const steps = node.init ? stepsOf(node.init as Node) : undefined;
      bind(node.id as Node, steps);
      if (node.init && !steps) read(node.init as Node);
      return;
    }
    if (node.type === 'ObjectPattern') bind(node, undefined);
    if (node.type === 'CallExpression') addValues(node);
    if (node.type === 'JSXOpeningElement') addElement(node);
    // `copy.hint.split(…)` reads `copy.hint`.
    const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined;
    const called = callee?.type === 'MemberExpression' ? stepsOf(callee.object as Node) : undefined;
    if (called) {
      readAt(called).isRead = true;
      readAll(node.arguments);
      return;
    }
    const steps = stepsOf(node);
    if (steps) {
      readAt(steps).isRead = true;
      readComputed(node);
      return;
    }
    for (const [key, child] of Object.entries(node)) {
      // The name of a property or an attribute is not a variable.
      const isName =
        (key === 'property' || key === 'key' || key === 'name') &&
        (child as Node | null)?.type === 'Identifier';
      if (!isName) readAll(child);
    }
  }

  function readAll(child: unknown): void {
    if (Array.isArray(child)) child.forEach(readAll);
    else if (isNode(child)) read(child);
    else if (typeof child === 'object' && child !== null) readAll(Object.values(child));
  }

  /** Reads in computed keys of a part of the copy: `copy[name]`. */
  function readComputed(node: Node): void {
    const property = node.property as Node | undefined;
    if (property?.type === 'Computed') readAll(property.expression);
    for (const inner of [node.object, node.base, node.expression])
      if (isNode(inner)) readComputed(inner);
  }

  /** `fill(copy.status, {shown, total})`, and `template(copy.status, 'shown', 'total')`. */
  function addValues(node: Node): void {
    const {value: name} = node.callee as Node;
    if (name !== 'fill' && name !== 'template') return;
    const [text, ...others] = (node.arguments as {expression: Node}[]).map(
      (argument) => argument.expression,
    );
    const names =
      name === 'fill'
        ? propertyNames(others[0])
        : others.map((argument) => String(literalOf(argument)));
    for (const steps of text ? choicesOf(text) : []) readAt(steps).values.push(...names);
  }

  /** `<RichText of={copy.soon} values={{date}} />`, and `<Page route="/team">`, which shows the name of the page. */
  function addElement(node: Node): void {
    const {value: name} = node.name as Node;
    const attributeOf = (wanted: string) =>
      (node.attributes as Node[]).find(
        (attribute) => (attribute.name as Node | undefined)?.value === wanted,
      )?.value as Node | undefined;
    const valueOf = (wanted: string) => attributeOf(wanted)?.expression as Node | undefined;
    const route = name === 'Page' && literalOf(attributeOf('route'));
    if (typeof route === 'string') readAt(['pages/names', route]).isRead = true;
    if (name !== 'RichText') return;
    const text = valueOf('of');
    for (const steps of text ? choicesOf(text) : []) {
      const textRead = readAt(steps);
      textRead.isRich = true;
      textRead.values.push(...propertyNames(valueOf('values')));
    }
  }

  readAll(program.body);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const literalOf = (node: unknown): unknown =>
  isNode(node) && node.type === 'StringLiteral' ? node.value : undefined;

/** The names of the properties of an object: `{shown, total: 3}`. */
function propertyNames(node: Node | undefined): string[] {
  if (node?.type !== 'ObjectExpression') return [];
  return (node.properties as Node[]).flatMap((property) => {
    const key = property.type === 'Identifier' ? property : (property.key as Node | undefined);
    return key ? [String(key.value)] : [];
  });
}
