import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

const EXEMPTION = /^\s*(?:\/\/|\/?\*\*?) safe-regexp: \S/;
/**
 * Returns the regular expressions of a file, literals and `new RegExp`, as `{ line, source, flags,
 * isExempt }`. `source` is undefined unless constant. A line `// safe-regexp: reason` above exempts
 * an expression.
 */
export function regexpsIn(file) {
  const module = parsed(file);
  const lines = module.text.split('\n');
  return regexpNodes(module).map((node) => {
    const { line } = module.getLineAndCharacterOfPosition(node.getStart());
    const isExempt = EXEMPTION.test(lines[line - 1] ?? '');
    return { line: line + 1, isExempt, ...expressionOf(node, module) };
  });
}

function parsed(file) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : undefined;
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
}

function regexpNodes(module) {
  const found = [];
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node) || isConstructed(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(module);
  return found;
}

function isConstructed(node) {
  if (!ts.isNewExpression(node) && !ts.isCallExpression(node)) return false;
  return ts.isIdentifier(node.expression) && node.expression.text === 'RegExp';
}

function expressionOf(node, module) {
  if (ts.isRegularExpressionLiteral(node)) return { source: sourceOf(node), flags: flagsOf(node) };
  const [source, flags] = node.arguments ?? [];
  return {
    source: source && valueOf(source, module),
    flags: flags ? (valueOf(flags, module) ?? '') : '',
  };
}

function sourceOf({ text }) {
  return text.slice(1, text.lastIndexOf('/'));
}

function flagsOf({ text }) {
  return text.slice(text.lastIndexOf('/') + 1);
}

/** Evaluators of constant expressions by node kind. */
const READERS = [
  [ts.isStringLiteral, ({ text }) => text],
  [ts.isNumericLiteral, ({ text }) => text],
  [ts.isNoSubstitutionTemplateLiteral, ({ text }) => text],
  [ts.isRegularExpressionLiteral, sourceOf],
  [ts.isIdentifier, ({ text }, module) => constantOf(text, module)],
  [ts.isTemplateExpression, (node, module) => templateOf(node, module, ({ text }) => text)],
  [isRawTemplate, ({ template }, module) => rawOf(template, module)],
  [ts.isBinaryExpression, operationOf],
  [isSource, ({ expression }, module) => valueOf(expression, module)],
  [isText, ({ arguments: [value] }, module) => valueOf(value, module)],
];

/**
 * Returns the value of a constant expression, else undefined; resolves names of the module and its
 * imports.
 */
function valueOf(node, module) {
  const [, read] = READERS.find(([isOfKind]) => isOfKind(node)) ?? [];
  return read?.(node, module);
}

function isRawTemplate(node) {
  return ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw';
}

function isSource(node) {
  return ts.isPropertyAccessExpression(node) && node.name.text === 'source';
}

function isText(node) {
  return ts.isCallExpression(node) && node.expression.getText() === 'String';
}

function rawOf(template, module) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.rawText;
  return templateOf(template, module, ({ rawText }) => rawText);
}

function templateOf({ head, templateSpans }, module, textOf) {
  const parts = templateSpans.flatMap((span) => [
    valueOf(span.expression, module),
    textOf(span.literal),
  ]);
  return parts.includes(undefined) ? undefined : [textOf(head), ...parts].join('');
}

function operationOf({ left, operatorToken, right }, module) {
  const [one, other] = [valueOf(left, module), valueOf(right, module)];
  if (one === undefined || other === undefined) return undefined;
  if (operatorToken.kind === ts.SyntaxKind.MinusToken) return String(Number(one) - Number(other));
  return operatorToken.kind === ts.SyntaxKind.PlusToken ? one + other : undefined;
}

function constantOf(name, module) {
  const statement = module.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((declaration) => declaration.name.getText() === name);
  if (statement?.initializer) return valueOf(statement.initializer, module);
  const imported = module.statements
    .filter(ts.isImportDeclaration)
    .find(({ importClause }) => importedNames(importClause).includes(name));
  const file = imported && fileOf(imported.moduleSpecifier.text, module.fileName);
  return file && existsSync(file) ? constantOf(name, parsed(file)) : undefined;
}

function importedNames(clause) {
  const names = clause?.namedBindings;
  return names && ts.isNamedImports(names) ? names.elements.map(({ name }) => name.text) : [];
}

function fileOf(specifier, importer) {
  if (specifier.startsWith('.'))
    return path.join(path.dirname(importer), specifier.replace(/\.js$/, '.ts'));
  const [, inShared] = /^@selvedge\/shared\/(.+)$/.exec(specifier) ?? [];
  const [root] = importer.split(/(?:shared|server|client)\/src\//);
  return inShared && path.join(root, 'shared/src', `${inShared}.ts`);
}
