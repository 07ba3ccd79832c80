import ts from 'typescript';
import {EditError} from './editError';
import {splice} from './splice';
import {say} from '../sentences';

/** A group of links of sidebars.ts. */
interface Group {
  label: string;
  items: ts.ArrayLiteralExpression;
}

/** The labels of the groups of sidebars.ts, in their order. */
export function sidebarGroups(source: string): string[] {
  return groupsOf(source).map(({label}) => label);
}

/**
 * Adds an article at the end of a group of sidebars.ts, as the items before it are written.
 *
 * @throws EditError when there is no such group
 */
export function addToSidebar(source: string, label: string, article: string): string {
  const group = groupsOf(source).find((one) => one.label === label);
  const last = group?.items.elements.at(-1);
  if (!group || !last) throw new EditError(say('newPage.group', {name: label}));
  const before = group.items.elements.at(-2)?.end ?? group.items.getStart() + 1;
  const space = source.slice(before, last.getStart()).replace(/^,/, '');
  return splice(source, [last.end, last.end], `,${space || ' '}'${article}'`);
}

function groupsOf(source: string): Group[] {
  const file = ts.createSourceFile('sidebars.ts', source, ts.ScriptTarget.Latest, true);
  const groups: Group[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const label = valueOf(node, 'label');
      const items = valueOf(node, 'items');
      if (label && ts.isStringLiteral(label) && items && ts.isArrayLiteralExpression(items)) {
        groups.push({label: label.text, items});
      }
    }
    node.forEachChild(visit);
  };
  visit(file);
  return groups;
}

function valueOf(node: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined {
  const field = node.properties.find(
    (one): one is ts.PropertyAssignment =>
      ts.isPropertyAssignment(one) && one.name.getText() === key,
  );
  return field?.initializer;
}
