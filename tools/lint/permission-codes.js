import { readFileSync } from 'node:fs';

/**
 * Whether somebody may do something is asked of a policy, by the name of what they would do. A
 * permission's code anywhere else is a second answer to the same question, which nobody finds again.
 * `orders` is a word like others: it is a code where the type says so. `orders-view` is one anywhere.
 */

const source = new URL('../../shared/src/permissions/codes.ts', import.meta.url);
const LISTS = [...readFileSync(source, 'utf8').matchAll(/= \[([^\]]+)\] as const/g)].map(
  ([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, code = '']) => code),
);
const CODES = new Set(LISTS.flat());

/** Whether a type has every code of a dashboard, or every one of atlas. */
function isOfCodes(type) {
  const members = type.isUnion() ? type.types : [type];
  const texts = new Set(members.map((member) => (member.isStringLiteral() ? member.value : null)));
  return LISTS.some((codes) => codes.every((code) => texts.has(code)));
}

/** What a text is compared with. */
function otherSide(node) {
  const { parent } = node;
  if (parent.type === 'SwitchCase') return parent.parent.discriminant;
  if (parent.type !== 'BinaryExpression') return undefined;
  return parent.left === node ? parent.right : parent.left;
}

/** The types that a text is asked to be of. */
function typesAround(node, { program, esTreeNodeToTSNodeMap }) {
  const checker = program.getTypeChecker();
  const compared = otherSide(node);
  return [
    checker.getContextualType(esTreeNodeToTSNodeMap.get(node)),
    compared && checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(compared)),
  ].filter((type) => type !== undefined);
}

export const permissionCodes = {
  meta: {
    type: 'problem',
    docs: { description: 'Keep the codes of permissions in policies' },
    messages: { code: 'Ask a policy whether they can: a row of it names the permission.' },
    schema: [],
  },
  create({ report, sourceCode: { parserServices } }) {
    return {
      Literal(node) {
        if (!CODES.has(node.value)) return;
        const isCode =
          node.value.includes('-') ||
          (parserServices?.program && typesAround(node, parserServices).some(isOfCodes));
        if (isCode) report({ node, messageId: 'code' });
      },
    };
  },
};
