import { inProject } from './linted.js';
import { permissionCodes } from './permission-codes.js';

const codes = "import type { Permission } from '@selvedge/shared/permissions/codes';\n";
const listed = `${codes}export const a = (held: readonly Permission[]): boolean => held.includes('orders');`;
const held = "export const a = (held: Set<string>): boolean => held.has('orders-view');";
const word =
  "export const a = ['orders'];\nexport const b = (c: string): boolean => c === 'orders';";
const compared = `${codes}export const a = (one: Permission): boolean => one === ('orders');`;
const chosen = `${codes}export function a(one: Permission): number {
  switch (one) {
    case 'orders':
      return 1;
    default:
      return 2;
  }
}`;

// oxfmt-ignore
const refused = [
  ['an unmistakable code', 'server/src/a.ts', held, '1 orders-view'],
  ['a word whose type is a permission', 'client/src/b.tsx', listed, '2 orders'],
  ['a compared code', 'server/src/c.ts', compared, '2 orders'],
  ['a code in a case clause', 'shared/src/d.ts', chosen, '4 orders'],
  ['a code in a configuration', 'client/e.config.ts', held, '1 orders-view'],
];

// oxfmt-ignore
const allowed = [
  ['an ordinary word', 'server/src/f.ts', word],
  ['a code in a policy', 'shared/src/orders/order.policy.ts', held],
  ['a code next to the permissions', 'shared/src/permissions/principal.ts', listed],
  ['a code in a spec', 'server/src/g.spec.ts', held],
  ['a code in a helper of specs', 'server/src/h.testing.ts', held],
  ['a code in a journey', 'client/e2e/i.ts', held],
  ['a generated code', 'shared/src/j.gen.ts', held],
];

describe('permissionCodes', () => {
  let found;
  beforeAll(() => {
    const sources = [...refused, ...allowed].map(([, file, text]) => [file, text]);
    found = inProject(Object.fromEntries(sources), permissionCodes);
  }, 60_000);

  it.each(refused)('reports %s', (_, file, _text, place) => {
    expect(found).toContain(`${file}:${place}`);
  });

  it.each(allowed)('ignores %s', (_, file) => {
    expect(found.filter((place) => place.startsWith(file))).toStrictEqual([]);
  });
});
