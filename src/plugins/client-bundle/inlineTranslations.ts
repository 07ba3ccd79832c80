import ts from 'typescript';
import {staticText} from './staticText';

const MODULE = '@docusaurus/Translate';

interface Options {
  /** By id, in the language of the build; what is missing stays as the code says it. */
  messages: Readonly<Record<string, string>>;
  /** The path of the module, for errors. */
  file: string;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Puts the words of one language where the code says them: `translate({id, message, description})`
 * becomes the words, and so does `<Translate>`. Docusaurus looks them up while the page runs, in a
 * table of all words of the site that every page would load. Words with values in them keep
 * their call.
 *
 * @returns the source with the words in it; the same source where it says none
 * @throws Error with file and line where the words are not written out
 */
export function inlineTranslations(source: string, {messages, file}: Options): string {
  if (!source.includes(MODULE)) return source;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names = importedNames(tree);
  const edits: Edit[] = [];

  const wordsOf = (node: ts.Node, id: string | undefined, message: string | undefined) => {
    const key = id ?? message;
    if (key === undefined) {
      const {line} = tree.getLineAndCharacterOfPosition(node.getStart());
      throw new Error(
        `${file}:${line + 1}: the words of a translation and its id must be written out here.`,
      );
    }
    return messages[key] ?? message ?? key;
  };

  const replace = (node: ts.Node, text: string) =>
    edits.push({start: node.getStart(tree), end: node.getEnd(), text});

  const visit = (node: ts.Node): void => {
    if (isCallOf(node, names.translate)) {
      const [said, ...values] = node.arguments;
      const words = JSON.stringify(wordsOf(node, textOf(said, 'id'), textOf(said, 'message')));
      if (values.length === 0) return void replace(node, words);
      replace(said!, `{message: ${words}}`);
    }
    if (isElementOf(node, names.Translate)) {
      const {openingElement: opening, children} = node;
      const id = attributeText(opening, 'id');
      const words = JSON.stringify(wordsOf(node, id, childrenText(children)));
      const values = attribute(opening, 'values');
      if (!values) return void replace(node, isChild(node) ? `{${words}}` : words);
      for (const other of opening.attributes.properties) if (other !== values) replace(other, '');
      edits.push({start: children.pos, end: children.end, text: `{${words}}`});
    }
    node.forEachChild(visit);
  };
  visit(tree);
  return applied(source, edits);
}

function applied(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, {start, end, text: next}) => text.slice(0, start) + next + text.slice(end),
      source,
    );
}

/** What the module's two exports are called in this file. */
function importedNames(tree: ts.SourceFile): {Translate?: string; translate?: string} {
  const clause = tree.statements
    .filter(ts.isImportDeclaration)
    .find(({moduleSpecifier}) => staticText(moduleSpecifier) === MODULE)?.importClause;
  const named = clause?.namedBindings;
  const elements = named && ts.isNamedImports(named) ? named.elements : [];
  return {
    Translate: clause?.name?.text,
    translate: elements.find(({name, propertyName}) => (propertyName ?? name).text === 'translate')
      ?.name.text,
  };
}

const isCallOf = (node: ts.Node, name: string | undefined): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;

const isElementOf = (node: ts.Node, name: string | undefined): node is ts.JsxElement =>
  ts.isJsxElement(node) && node.openingElement.tagName.getText() === name;

/** Whether it stands between tags, where words need braces. */
const isChild = ({parent}: ts.Node): boolean => ts.isJsxElement(parent) || ts.isJsxFragment(parent);

function textOf(node: ts.Expression | undefined, key: string): string | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties
    .filter(ts.isPropertyAssignment)
    .find(({name}) => ts.isIdentifier(name) && name.text === key);
  return property && staticText(property.initializer);
}

const attribute = (opening: ts.JsxOpeningElement, key: string): ts.JsxAttribute | undefined =>
  opening.attributes.properties.filter(ts.isJsxAttribute).find(({name}) => name.getText() === key);

function attributeText(opening: ts.JsxOpeningElement, key: string): string | undefined {
  const value = attribute(opening, key)?.initializer;
  const node = value && ts.isJsxExpression(value) ? value.expression : value;
  return node && staticText(node);
}

/** As Docusaurus reads it: one text, its lines joined by a space. */
function childrenText(children: readonly ts.JsxChild[]): string | undefined {
  const [child, ...more] = children.filter(
    (node) => !(ts.isJsxText(node) && node.containsOnlyTriviaWhiteSpaces),
  );
  if (!child || more.length > 0) return undefined;
  if (ts.isJsxText(child)) return child.text.trim().replaceAll(/\s*\n\s*/g, ' ');
  return ts.isJsxExpression(child) && child.expression ? staticText(child.expression) : undefined;
}
