import ts from 'typescript';

/** The text of an expression that is written out: in quotes, without values, or joined by `+`. */
export function staticText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return staticText(node.expression);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) {
    return undefined;
  }
  const [left, right] = [staticText(node.left), staticText(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}
