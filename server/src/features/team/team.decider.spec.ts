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

describe('the team of a store', () => {
  it('lets everyone leave except the last owner', () => {
    const leave = { type: 'LeaveTeam', division, customerId: ada } as const;
    given(owned(ada), owned(bob)).when(leave).thenEvents(removed(ada));
    given(owned(bob), joined(ada)).when(leave).thenEvents(removed(ada));
    given(owned(ada), joined(bob)).when(leave).thenThrows(new LastOwner());
    given(owned(ada), owned(bob), removed(bob)).when(leave).thenThrows(new LastOwner());
    given(owned(bob)).when(leave).thenNothing();
  });

  it('mails paid orders to owners unless they decline, and to members who choose so', () => {
    const choose = (customerId: number, isOn: boolean) =>
      ({ type: 'ChooseSaleMails', division, customerId, isOn }) as const;
    const chosen = (customerId: number, isOn: boolean): TeamEvent => ({
      ...{ type: 'SaleMailsChosen', customerId, isOn },
    });
    given(owned(ada)).when(choose(ada, true)).thenNothing();
    given(owned(ada)).when(choose(ada, false)).thenEvents(chosen(ada, false));
    given(owned(ada), joined(bob)).when(choose(bob, false)).thenNothing();
    given(owned(ada), joined(bob)).when(choose(bob, true)).thenEvents(chosen(bob, true));
    given(owned(ada)).when(choose(bob, true)).thenThrows(new MemberNotFound());
    // The choice survives a change of the role, and ends with the membership.
    const handedOver = { type: 'OwnershipGiven', customerId: bob, from: ada } as const;
    given(owned(ada), chosen(ada, false), joined(bob), handedOver)
      .when(choose(ada, false))
      .thenNothing();
    given(owned(ada), owned(bob), chosen(bob, false), removed(bob), owned(bob))
      .when(choose(bob, true))
      .thenNothing();
  });

  it('has one stream per store', () => {
    const command = { type: 'ForgetMember', division, customerId: ada } as const;
    expect(teamDecider.stream(command)).toBe('team-33');
  });

  it('adds each person once and keeps the existing membership', () => {
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

describe('permissions of a team member', () => {
  const change = { type: 'ChangePermissions', customerId: bob } as const;
  const changedTo = (...permissions: readonly ('orders' | 'users')[]): TeamEvent => ({
    ...{ type: 'PermissionsChanged', customerId: bob, permissions },
  });

  it('PRM-006 are changed by an owner or by staff', () => {
    for (const by of [byAda, byStaff])
      given(owned(ada), joined(bob))
        .when({ ...change, ...by, permissions: ['orders', 'orders'] })
        .thenEvents(changedTo('orders'));
    given(owned(ada), joined(bob), changedTo('orders'))
      .when({ ...change, ...byAda, permissions: ['orders'] })
      .thenNothing();
  });

  it('are given or taken only by actors who hold them', () => {
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

  it('PRM-005 are granted in addition to existing ones, if the actor holds them', () => {
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

  it('cannot be taken from oneself, from an owner or from a former member', () => {
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

describe('ownership of a store', () => {
  const share = { type: 'ShareOwnership', customerId: bob } as const;
  const give = { type: 'GiveOwnership', customerId: bob, from: ada } as const;
  const shared: TeamEvent = { type: 'OwnershipShared', customerId: bob };
  const gave: TeamEvent = { type: 'OwnershipGiven', customerId: bob, from: ada };

  it('is shared with another member', () => {
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

  it('is transferred; the former owner stays as a member with all permissions', () => {
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

  it('is not changed by members, even with all permissions, or by other owners', () => {
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

  it('is given only to members and taken only from owners', () => {
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

describe('removal from a store', () => {
  const remove = { type: 'RemoveMember', customerId: bob } as const;

  it('requires all permissions that the member holds', () => {
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

  it('is refused for the last owner and for oneself', () => {
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

  it('EVT-016 of an erased account succeeds even for the last owner', () => {
    const forget = { type: 'ForgetMember', division, customerId: ada } as const;
    given(owned(ada)).when(forget).thenEvents(removed(ada));
    given(owned(ada), removed(ada)).when(forget).thenNothing();
  });
});
