import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

/*
 * Code checks permissions through a policy named after the action. A permission code elsewhere
 * would be a second, hidden rule. `orders` is an ordinary word, so its type decides whether it is a
 * code; `orders-view` is always one.
 */

const source = new URL('../../shared/src/permissions/codes.ts', import.meta.url);
const LISTS = [...readFileSync(source, 'utf8').matchAll(/= \[([^\]]+)\] as const/g)].map(
  ([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, code = '']) => code),
);
const CODES = new Set(LISTS.flat());
const MENTION = new RegExp(`(['"])(${[...CODES].join('|')})\\1`);

const WORKSPACES = ['shared', 'migrations', 'server', 'client', 'bench'];
const POLICIES = /^shared\/src\/(.*\.policy|(?:permissions|policies)\/[^/]+)\.ts$/;
const SPECS = /\.(spec|testing)\.tsx?$|^client\/e2e\//;
const IGNORED = /(^|\/)(node_modules|dist)\/|\.gen\.ts$/;

/** Finds permission codes outside policies and specs, as `file:line code`. */
export function permissionCodes(root) {
  const files = filesMentioning(root).map((file) => path.join(root, file));
  if (files.length === 0) return [];
  const program = ts.createProgram({ rootNames: files, options: options(root) });
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const text = program.getSourceFile(file);
    return literalsIn(text)
      .filter((node) => isCode(node, checker))
      .map((node) => {
        const { line } = text.getLineAndCharacterOfPosition(node.getStart());
        return `${path.relative(root, file)}:${line + 1} ${node.text}`;
      });
  });
}

function filesMentioning(root) {
  const folders = readdirSync(root).filter((name) => WORKSPACES.includes(name));
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => [POLICIES, SPECS, IGNORED].every((pattern) => !pattern.test(file)))
    .filter((file) => MENTION.test(readFileSync(path.join(root, file), 'utf8')));
}

/** Compiler options of the client, which cover most; our own packages resolve to their sources. */
function options(root) {
  const config = path.join(root, 'client/tsconfig.json');
  const own = { customConditions: ['source'], composite: false, incremental: false, types: [] };
  return { ...ts.getParsedCommandLineOfConfigFile(config, {}, ts.sys).options, ...own };
}

function literalsIn(text) {
  const literals = [];
  const visit = (node) => {
    if (ts.isStringLiteral(node) && CODES.has(node.text)) literals.push(node);
    ts.forEachChild(node, visit);
  };
  visit(text);
  return literals;
}

function isCode(node, checker) {
  return node.text.includes('-') || expectedTypes(node, checker).some(isPermissionType);
}

/** Contextual types of a literal. */
function expectedTypes(node, checker) {
  const operand = comparedWith(node);
  return [checker.getContextualType(node), operand && checker.getTypeAtLocation(operand)].filter(
    (type) => type !== undefined,
  );
}

/** The operand that a literal is compared with. */
function comparedWith(node) {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return comparedWith(parent);
  if (ts.isCaseClause(parent)) return parent.parent.parent.expression;
  if (!ts.isBinaryExpression(parent)) return undefined;
  return parent.left === node ? parent.right : parent.left;
}

/** Whether a type includes all dashboard codes or all atlas codes. */
function isPermissionType(type) {
  const members = type.isUnion() ? type.types : [type];
  const texts = new Set(members.map((member) => (member.isStringLiteral() ? member.value : null)));
  return LISTS.some((codes) => codes.every((code) => texts.has(code)));
}
