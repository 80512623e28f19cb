import { DASHBOARD_PERMISSIONS } from './codes.js';
import {
  moderatesPeople,
  heldByStaff,
  heldInStore,
  isLead,
  managesProducts,
  managesTeam,
  movesOrders,
  seesOrders,
} from './roles.js';

describe('held permissions', () => {
  it('are all for the owner, and the granted ones for a member', () => {
    expect([...heldInStore('owner', [])]).toStrictEqual([...DASHBOARD_PERMISSIONS]);
    expect([...heldInStore('member', ['orders'])]).toStrictEqual(['orders']);
    expect([...heldInStore('member', [])]).toStrictEqual([]);
  });

  it('of staff are the granted ones, plus every dashboard permission with `stores`', () => {
    expect([...heldByStaff(['orders-view'])]).toStrictEqual(['orders-view']);
    expect([...heldByStaff(['stores'])].sort()).toStrictEqual(
      ['stores', ...DASHBOARD_PERMISSIONS].sort(),
    );
    expect([...heldByStaff([])]).toStrictEqual([]);
  });
});

describe('role checks', () => {
  it.each([
    ['owner', [], true, true],
    ['member', [], false, false],
    ['member', ['orders'], false, true],
    ['member', ['users'], true, false],
  ] as const)(
    'decide who manages the team and sees orders: a %s with %j',
    (role, granted, manages, sees) => {
      expect([managesTeam(role, granted), seesOrders(role, granted)]).toStrictEqual([
        manages,
        sees,
      ]);
    },
  );

  it('decide who manages products', () => {
    expect(managesProducts('owner', [])).toBe(true);
    expect(managesProducts('member', ['products'])).toBe(true);
    expect(managesProducts('member', ['orders'])).toBe(false);
  });

  it.each([
    [[], [false, false, false]],
    [['stores'], [false, false, false]],
    [['permissions-grant'], [true, false, false]],
    [['orders-status'], [false, true, false]],
    [['users-mute'], [false, false, true]],
  ] as const)(
    'decide who leads, moves orders and moderates: staff with %j',
    (granted, [leads, moves, acts]) => {
      expect([isLead(granted), movesOrders(granted), moderatesPeople(granted)]).toStrictEqual([
        ...[leads, moves, acts],
      ]);
    },
  );
});
