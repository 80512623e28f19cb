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
    expect([...heldInStore('owner', [])]).toEqual([...DASHBOARD_PERMISSIONS]);
    expect([...heldInStore('member', ['orders'])]).toEqual(['orders']);
    expect([...heldInStore('member', [])]).toEqual([]);
  });

  it('is what was granted to staff, and every dashboard for who looks after stores', () => {
    expect([...heldByStaff(['orders-view'])]).toEqual(['orders-view']);
    expect([...heldByStaff(['stores'])].sort()).toEqual(
      ['stores', ...DASHBOARD_PERMISSIONS].sort(),
    );
    expect([...heldByStaff([])]).toEqual([]);
  });
});

describe('who is told or asked', () => {
  it.each([
    ['owner', [], true, true],
    ['member', [], false, false],
    ['member', ['orders'], false, true],
    ['member', ['users'], true, false],
  ] as const)('of the people of a store: a %s who holds %j', (role, granted, manages, sees) => {
    expect([managesTeam(role, granted), seesOrders(role, granted)]).toEqual([manages, sees]);
  });

  it.each([
    [[], [false, false, false]],
    [['stores'], [false, false, false]],
    [['permissions-grant'], [true, false, false]],
    [['orders-status'], [false, true, false]],
    [['users-mute'], [false, false, true]],
  ] as const)('of the staff: one who holds %j', (granted, [leads, moves, acts]) => {
    expect([isLead(granted), movesOrders(granted), actsOnPeople(granted)]).toEqual([
      ...[leads, moves, acts],
    ]);
  });
});
