import { DASHBOARD_PERMISSIONS } from './codes.js';
import {
  actsOnPeople,
  heldByStaff,
  heldInStore,
  isLead,
  managesTeam,
  movesOrders,
  seesOrders,
} from './roles.js';

describe('what somebody holds', () => {
  it('is everything in the dashboard of the store that is theirs, else what was granted', () => {
    expect([...heldInStore('owner', [])]).toStrictEqual([...DASHBOARD_PERMISSIONS]);
    expect([...heldInStore('member', ['orders'])]).toStrictEqual(['orders']);
    expect([...heldInStore('member', [])]).toStrictEqual([]);
  });

  it('is what was granted to staff, and every dashboard for who looks after stores', () => {
    expect([...heldByStaff(['orders-view'])]).toStrictEqual(['orders-view']);
    expect([...heldByStaff(['stores'])].sort()).toStrictEqual(
      ['stores', ...DASHBOARD_PERMISSIONS].sort(),
    );
    expect([...heldByStaff([])]).toStrictEqual([]);
  });
});

describe('who is told or asked', () => {
  it.each([
    ['owner', [], true, true],
    ['member', [], false, false],
    ['member', ['orders'], false, true],
    ['member', ['users'], true, false],
  ] as const)('of the people of a store: a %s who holds %j', (role, granted, manages, sees) => {
    expect([managesTeam(role, granted), seesOrders(role, granted)]).toStrictEqual([manages, sees]);
  });

  it.each([
    [[], [false, false, false]],
    [['stores'], [false, false, false]],
    [['permissions-grant'], [true, false, false]],
    [['orders-status'], [false, true, false]],
    [['users-mute'], [false, false, true]],
  ] as const)('of the staff: one who holds %j', (granted, [leads, moves, acts]) => {
    expect([isLead(granted), movesOrders(granted), actsOnPeople(granted)]).toStrictEqual([
      ...[leads, moves, acts],
    ]);
  });
});
