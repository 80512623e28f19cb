import { DASHBOARD_PERMISSIONS } from '@selvedge/shared/permissions/codes';

import { scenarioFor, stateAfter } from '../../platform/event-log/testing/event-log.testing.js';
import { teamDecider } from './team.decider.js';
import {
  LastOwner,
  MemberNotFound,
  NotOneself,
  OwnersHoldAll,
  PermissionNotHeld,
} from './team.errors.js';
import type { TeamEvent } from './team.events.js';

const { given } = scenarioFor(teamDecider);
const division = 33;
const [ada, bob, cyd] = [1, 2, 3];
const byAda = { division, by: 'customer:1' };
const byBob = { division, by: 'customer:2' };
const byStaff = { division, by: 'staff:9' };

const owned = (customerId: number): TeamEvent => ({
  ...{ type: 'MemberAdded', customerId, role: 'owner', permissions: [] },
});
const joined = (customerId: number, ...permissions: readonly 'users'[]): TeamEvent => ({
  ...{ type: 'MemberAdded', customerId, role: 'member', permissions },
});
const removed = (customerId: number): TeamEvent => ({ type: 'MemberRemoved', customerId });

describe('the people of a store', () => {
  it('leave of their own accord, but for the last owner', () => {
    const leave = { type: 'LeaveTeam', division, customerId: ada } as const;
    given(owned(ada), owned(bob)).when(leave).thenEvents(removed(ada));
    given(owned(bob), joined(ada)).when(leave).thenEvents(removed(ada));
    given(owned(ada), joined(bob)).when(leave).thenThrows(new LastOwner());
    given(owned(ada), owned(bob), removed(bob)).when(leave).thenThrows(new LastOwner());
    given(owned(bob)).when(leave).thenNothing();
  });

  it('are one stream of the store', () => {
    const command = { type: 'ForgetMember', division, customerId: ada } as const;
    expect(teamDecider.stream(command)).toBe('team-33');
  });

  it('come once, and stay what they are when they come again', () => {
    const add = { type: 'AddMember', division, customerId: bob, role: 'member' } as const;
    given()
      .when({ ...add, permissions: ['orders', 'orders'] })
      .thenEvents({
        ...{ type: 'MemberAdded', customerId: bob, role: 'member', permissions: ['orders'] },
      });
    given(owned(bob))
      .when({ ...add, permissions: [] })
      .thenNothing();
  });
});

describe('what the people of a store may do', () => {
  const change = { type: 'ChangePermissions', customerId: bob } as const;
  const changedTo = (...permissions: readonly ('orders' | 'users')[]): TeamEvent => ({
    ...{ type: 'PermissionsChanged', customerId: bob, permissions },
  });

  it('PRM-006 is said by an owner, who holds all, and by staff', () => {
    for (const by of [byAda, byStaff])
      given(owned(ada), joined(bob))
        .when({ ...change, ...by, permissions: ['orders', 'orders'] })
        .thenEvents(changedTo('orders'));
    given(owned(ada), joined(bob), changedTo('orders'))
      .when({ ...change, ...byAda, permissions: ['orders'] })
      .thenNothing();
  });

  it('is nothing that whoever says it does not hold themselves, given or taken', () => {
    const others = [owned(ada), joined(bob, 'users'), joined(cyd)];
    const ofCyd = { ...change, ...byBob, customerId: cyd };
    given(...others)
      .when({ ...ofCyd, permissions: ['users'] })
      .thenEvents({ type: 'PermissionsChanged', customerId: cyd, permissions: ['users'] });
    given(...others)
      .when({ ...ofCyd, permissions: ['users', 'orders'] })
      .thenThrows(new PermissionNotHeld());
    given(...others, { type: 'PermissionsChanged', customerId: cyd, permissions: ['orders'] })
      .when({ ...ofCyd, permissions: [] })
      .thenThrows(new PermissionNotHeld());
    given(owned(ada), joined(cyd))
      .when({ ...ofCyd, permissions: ['users'] })
      .thenThrows(new PermissionNotHeld());
  });

  it('PRM-005 is granted beside what they hold, of what one holds oneself', () => {
    const grant = { ...change, type: 'GrantPermissions' } as const;
    given(owned(ada), joined(bob, 'users'))
      .when({ ...grant, ...byAda, permissions: ['users', 'orders'] })
      .thenEvents({
        ...{ type: 'PermissionsChanged', customerId: bob, permissions: ['users', 'orders'] },
      });
    for (const held of [joined(bob, 'users'), owned(bob)])
      given(owned(ada), held)
        .when({ ...grant, ...byAda, permissions: ['users'] })
        .thenNothing();
    given(owned(ada), joined(bob, 'users'), joined(cyd))
      .when({ ...grant, ...byBob, customerId: cyd, permissions: ['orders'] })
      .thenThrows(new PermissionNotHeld());
    given(owned(ada), joined(bob, 'users'), joined(cyd))
      .when({ ...grant, ...byBob, customerId: cyd, permissions: ['users', 'orders'] })
      .thenThrows(new PermissionNotHeld());
    given(owned(ada))
      .when({ ...grant, ...byAda, permissions: ['orders'] })
      .thenThrows(new MemberNotFound());
  });

  it('is never taken from oneself, nor from an owner, nor from who is not there', () => {
    given(owned(ada), joined(bob, 'users'))
      .when({ ...change, ...byBob, permissions: [] })
      .thenThrows(new NotOneself());
    given(owned(ada), joined(bob, 'users'), changedTo('users', 'orders'))
      .when({ ...change, ...byBob, permissions: ['users'] })
      .thenThrows(new NotOneself());
    given(owned(ada), joined(bob, 'users'))
      .when({ ...change, ...byAda, permissions: [] })
      .thenEvents(changedTo());
    given(owned(ada), owned(bob))
      .when({ ...change, ...byAda, permissions: [] })
      .thenThrows(new OwnersHoldAll());
    given(owned(ada))
      .when({ ...change, ...byAda, permissions: [] })
      .thenThrows(new MemberNotFound());
  });
});

describe('who owns a store', () => {
  const share = { type: 'ShareOwnership', customerId: bob } as const;
  const give = { type: 'GiveOwnership', customerId: bob, from: ada } as const;
  const shared: TeamEvent = { type: 'OwnershipShared', customerId: bob };
  const gave: TeamEvent = { type: 'OwnershipGiven', customerId: bob, from: ada };

  it('makes one more', () => {
    for (const by of [byAda, byStaff])
      given(owned(ada), joined(bob))
        .when({ ...share, ...by })
        .thenEvents(shared);
    given(owned(ada), joined(bob), shared)
      .when({ ...share, ...byAda })
      .thenNothing();
    expect(stateAfter(teamDecider, [owned(ada), joined(bob), shared])).toStrictEqual(
      stateAfter(teamDecider, [owned(ada), owned(bob)]),
    );
    given(owned(ada), joined(bob))
      .when({ ...share, division, by: 'customer:3' })
      .thenThrows(new PermissionNotHeld());
  });

  it('gives it to another, and holds all as a member from then on', () => {
    for (const by of [byAda, byStaff])
      given(owned(ada), joined(bob))
        .when({ ...give, ...by })
        .thenEvents(gave);
    expect(stateAfter(teamDecider, [owned(ada), joined(bob), gave])).toStrictEqual(
      new Map([
        [ada, { role: 'member', permissions: DASHBOARD_PERMISSIONS }],
        [bob, { role: 'owner', permissions: [] }],
      ]),
    );
    given(owned(ada))
      .when({ ...give, ...byAda, customerId: ada })
      .thenNothing();
  });

  it('is asked nobody else, however much they hold', () => {
    const all: TeamEvent = {
      ...{ type: 'MemberAdded', customerId: bob, role: 'member' },
      permissions: DASHBOARD_PERMISSIONS,
    };
    const refused = new PermissionNotHeld();
    given(owned(ada), all)
      .when({ ...share, ...byBob })
      .thenThrows(refused);
    given(owned(ada), all)
      .when({ ...give, ...byBob })
      .thenThrows(refused);
    given(owned(ada), all)
      .when({ type: 'RemoveMember', ...byBob, customerId: ada })
      .thenThrows(refused);
    given(owned(ada), owned(bob), joined(cyd))
      .when({ ...give, ...byBob, customerId: cyd })
      .thenThrows(refused);
  });

  it('is asked about people of the store, and gives what is theirs', () => {
    const absent = new MemberNotFound();
    given(owned(ada))
      .when({ ...share, ...byAda })
      .thenThrows(absent);
    given(owned(ada))
      .when({ ...give, ...byAda })
      .thenThrows(absent);
    given(owned(ada), joined(bob), joined(cyd))
      .when({ ...give, ...byStaff, from: cyd })
      .thenThrows(absent);
  });
});

describe('leaving a store', () => {
  const remove = { type: 'RemoveMember', customerId: bob } as const;

  it('is said by who holds all that the person holds', () => {
    given(owned(ada), joined(bob, 'users'))
      .when({ ...remove, ...byAda })
      .thenEvents(removed(bob));
    const more: TeamEvent = {
      type: 'PermissionsChanged',
      customerId: bob,
      permissions: ['orders'],
    };
    given(owned(ada), joined(bob), joined(cyd, 'users'), more)
      .when({ ...remove, division, by: 'customer:3' })
      .thenThrows(new PermissionNotHeld());
    given(owned(ada))
      .when({ ...remove, ...byAda })
      .thenThrows(new MemberNotFound());
  });

  it('is not for the last owner, nor said by oneself', () => {
    given(owned(bob))
      .when({ ...remove, ...byStaff })
      .thenThrows(new LastOwner());
    given(owned(ada), owned(bob))
      .when({ ...remove, ...byBob })
      .thenThrows(new NotOneself());
    given(owned(ada), owned(bob))
      .when({ ...remove, ...byAda })
      .thenEvents(removed(bob));
  });

  it('EVT-016 is for everybody who is forgotten', () => {
    const forget = { type: 'ForgetMember', division, customerId: ada } as const;
    given(owned(ada)).when(forget).thenEvents(removed(ada));
    given(owned(ada), removed(ada)).when(forget).thenNothing();
  });
});
