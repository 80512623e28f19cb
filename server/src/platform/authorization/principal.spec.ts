import { DASHBOARD_PERMISSIONS } from '@selvedge/shared/permissions/codes';

import type { Membership, Session } from './session.js';
import { principalIn, principalOf, type Caller } from './principal.js';

const visitor: Session = {
  visitId: 'v-1',
  subject: null,
  gatePassed: false,
  memberships: [],
  atlasPermissions: [],
  isExtended: false,
};
const clerk: Membership = { division: 33, role: 'member', permissions: ['orders'] };
const owner: Membership = { division: 44, role: 'owner', permissions: [] };

const on = (session: Partial<Session>, division = 33): Caller => ({
  tenant: { context: 'store', division },
  session: { ...visitor, ...session },
});
const customer = { kind: 'customer', id: 7 } as const;
const staff = { kind: 'staff', id: 3 } as const;

describe('GRD-048 the principal of a call', () => {
  it('is a visitor without an account or permissions', () => {
    expect(principalIn(on({}), 33)).toStrictEqual({
      kind: 'visitor',
      context: 'store',
      division: 33,
      isMember: false,
      hasPassedGate: false,
      permissions: new Set(),
    });
  });

  it('PRM-006 has the permissions of the store in question', () => {
    const person = on({ subject: customer, memberships: [clerk, owner] });
    const [here, there, foreign] = [33, 44, 55].map((division) => principalIn(person, division));
    expect([here?.isMember, there?.isMember, foreign?.isMember]).toStrictEqual([true, true, false]);
    expect(here?.permissions).toStrictEqual(new Set(['orders']));
    expect(there?.permissions).toStrictEqual(new Set(DASHBOARD_PERMISSIONS));
    expect(foreign?.permissions).toStrictEqual(new Set());
  });

  it('PRM-007 of staff has the same permissions everywhere, and dashboards only with `stores`', () => {
    const viewer = on({ subject: staff, atlasPermissions: ['orders-view'] });
    expect(principalIn(viewer, 33).permissions).toStrictEqual(new Set(['orders-view']));
    const manager = principalIn(on({ subject: staff, atlasPermissions: ['stores'] }), 55);
    expect(manager.permissions).toStrictEqual(new Set(['stores', ...DASHBOARD_PERMISSIONS]));
    expect([manager.kind, manager.isMember]).toStrictEqual(['staff', false]);
  });

  it("has passed the gate of the host's store only", () => {
    const passed = on({ gatePassed: true });
    expect(principalIn(passed, 33).hasPassedGate).toBe(true);
    expect(principalIn(passed, 44).hasPassedGate).toBe(false);
  });

  it('applies to the store that a call names', () => {
    expect(principalOf({ ...on({}), division: 44 }).division).toBe(44);
  });
});
