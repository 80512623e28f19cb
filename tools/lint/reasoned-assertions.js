/**
 * Requires a comment with the reason for each type assertion. It must end on the line above the
 * `as`, above the asserted expression, or above the innermost statement, member or property around
 * it. `as const` is exempt.
 */

const OWNERS = /Statement$|Declaration$|^(PropertyDefinition|Property|JSXAttribute)$/;
const BOUNDARIES = /Function|^(BlockStatement|StaticBlock|ClassBody|Program)$/;
const DIRECTIVE = /^\s*(eslint|oxlint|oxfmt-|@ts-|istanbul|c8)/;

/** Lines on which the assertion may begin. */
function startLines(node, sourceCode) {
  const keyword = sourceCode.getTokenAfter(node.expression, ({ value }) => value === 'as');
  const lines = new Set([node.loc.start.line, keyword.loc.start.line]);
  for (let owner = node.parent; owner && !BOUNDARIES.test(owner.type); owner = owner.parent) {
    if (!OWNERS.test(owner.type)) continue;
    lines.add(owner.loc.start.line);
    break;
  }
  return lines;
}

/** A comment on its own line that is not a tool directive. */
function isReason(comment, sourceCode) {
  const before = sourceCode.getTokenBefore(comment);
  const ownLine = before?.loc.end.line !== comment.loc.start.line;
  return ownLine && comment.value.trim() !== '' && !DIRECTIVE.test(comment.value);
}

function isConst({ type, typeName }) {
  return type === 'TSTypeReference' && typeName.type === 'Identifier' && typeName.name === 'const';
}

/** `x as unknown as T` counts once. */
function isInner({ parent }) {
  return parent.type === 'TSAsExpression';
}

export const reasonedAssertions = {
  meta: {
    type: 'suggestion',
    docs: { description: 'Require the reason of a type assertion on the line above it' },
    messages: { reason: 'Say on the line above why the compiler is overruled here.' },
    schema: [],
  },
  create({ report, sourceCode }) {
    const reasonEndLines = new Set(
      sourceCode
        .getAllComments()
        .filter((comment) => isReason(comment, sourceCode))
        .map((comment) => comment.loc.end.line),
    );
    return {
      TSAsExpression(node) {
        if (isConst(node.typeAnnotation) || isInner(node)) return;
        const reasoned = [...startLines(node, sourceCode)].some((line) =>
          reasonEndLines.has(line - 1),
        );
        if (!reasoned) report({ node, messageId: 'reason' });
      },
    };
  },
};
