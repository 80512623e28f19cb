import ts from 'typescript';

const testFunctions = new Set(['describe', 'it', 'test']);

/** A line of prose has two words at least. */
const isProse = (text) => /[a-z]+ [a-z]+/i.test(text);

/**
 * Comments, test names and interface texts of a source. Other strings of test files are left out,
 * because they are data.
 */
export function textsOf(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const isTest = /\.(?:spec|testing|journey)\.[jt]sx?$|^client\/e2e\//.test(file);
  const comments = new Map();
  const texts = [];
  const addCommentsAt = (position) => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(source, position) ?? []),
      ...(ts.getTrailingCommentRanges(source, position) ?? []),
    ];
    for (const { pos, end } of ranges) comments.set(pos, source.slice(pos, end));
  };
  const visit = (node) => {
    // Within JSX text, `//` does not start a comment.
    if (!ts.isJsxText(node)) for (const position of [node.pos, node.end]) addCommentsAt(position);
    if (ts.isBlock(node) || ts.isJsxExpression(node)) addCommentsAt(node.getStart() + 1);
    if (isText(node) && (!isTest || isTestName(node)))
      texts.push([node.getStart(), node.text, false]);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...[...comments].map(([pos, text]) => [pos, contentOf(text), true]), ...texts]
    .filter(([, text]) => isProse(text))
    .map(([pos, text, isComment]) => ({
      line: tree.getLineAndCharacterOfPosition(pos).line + 1,
      text,
      isComment,
    }));
}

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** The first argument of `it(…)`, `test.describe(…)` or `it.each(…)(…)`. */
function isTestName({ parent }) {
  if (!ts.isCallExpression(parent)) return false;
  const [called = ''] = /^\w+/.exec(parent.expression.getText()) ?? [];
  return testFunctions.has(called);
}

/** A comment without its marks, on one line. */
const contentOf = (comment) =>
  comment
    .replaceAll(/^\/[*/]+|\*+\/$/g, '')
    .replaceAll(/\n\s*\*?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/`[^`]*`/g, '')
    .trim();

/** Lines of a Markdown document outside of code blocks, without their marks. */
export function linesOf(document) {
  let isCode = false;
  return document.split('\n').flatMap((line, index) => {
    if (/^\s*```/.test(line)) isCode = !isCode;
    const text = line.replace(/^[\s#>*|-]+/, '').replaceAll(/`[^`]*`/g, '');
    return isCode || !isProse(text) ? [] : [{ line: index + 1, text, isComment: true }];
  });
}
