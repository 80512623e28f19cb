import ts from 'typescript';

/** Counts the type assertions in a source; ignores `as const` and counts a chain once. */
export function countAssertions(text, fileName) {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  let count = 0;
  const visit = (node) => {
    if (isCounted(node)) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(source);
  return count;
}

function isCounted(node) {
  return ts.isAsExpression(node) && !ts.isConstTypeReference(node.type) && !isInner(node);
}

function isInner({ parent }) {
  return ts.isAsExpression(parent);
}
