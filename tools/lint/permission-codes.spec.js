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
  ['that is no other word', 'server/src/a.ts', held, '1 orders-view'],
  ['asked for where the type says that it is one', 'client/src/b.tsx', listed, '2 orders'],
  ['compared', 'server/src/c.ts', compared, '2 orders'],
  ['of a case', 'shared/src/d.ts', chosen, '4 orders'],
  ['in a configuration', 'client/e.config.ts', held, '1 orders-view'],
];

// oxfmt-ignore
const allowed = [
  ['a word that is one by chance', 'server/src/f.ts', word],
  ['one in a policy', 'shared/src/orders/order.policy.ts', held],
  ['one beside the permissions', 'shared/src/permissions/asker.ts', listed],
  ['one in a spec', 'server/src/g.spec.ts', held],
  ['one in a tool of specs', 'server/src/h.testing.ts', held],
  ['one in a journey', 'client/e2e/i.ts', held],
  ['one that is generated', 'shared/src/j.gen.ts', held],
];

describe('the codes of permissions', () => {
  let found;
  beforeAll(() => {
    const sources = [...refused, ...allowed].map(([, file, text]) => [file, text]);
    found = inProject(Object.fromEntries(sources), permissionCodes);
  }, 60_000);

  it.each(refused)('refuses one %s', (_, file, _text, place) => {
    expect(found).toContain(`${file}:${place}`);
  });

  it.each(allowed)('lets through %s', (_, file) => {
    expect(found.filter((place) => place.startsWith(file))).toStrictEqual([]);
  });
});
