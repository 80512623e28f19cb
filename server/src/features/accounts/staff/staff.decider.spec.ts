import type { AtlasPermission } from '@selvedge/shared/permissions/codes';

import { scenarioFor } from '../../../platform/event-log/testing/event-log.testing.js';
import type { StaffSnapshot } from './staff.commands.js';
import { staffDecider } from './staff.decider.js';
import {
  LastLead,
  NotOneselfOfStaff,
  StaffNotFound,
  StaffPermissionNotHeld,
} from './staff.errors.js';
import type { StaffEvent } from './staff.events.js';

const { given } = scenarioFor(staffDecider);
const one = (id: number, ...permissions: readonly AtlasPermission[]): StaffSnapshot => ({
  ...{ id, permissions, isDisabled: false, mutedAt: null },
});
const [ada, bob, cyd] = [
  one(1, 'permissions-grant', 'orders-view', 'stores'),
  one(2, 'permissions-grant', 'orders-view'),
  one(3, 'orders-view'),
];
const staff = [ada, bob, cyd];
const by = (caller: StaffSnapshot | string, of: StaffSnapshot, current = staff) => ({
  by: typeof caller === 'string' ? caller : `staff:${String(caller.id)}`,
  id: of.id,
  staff: current,
});
const change = (target: ReturnType<typeof by>, ...permissions: readonly AtlasPermission[]) =>
  ({ type: 'ChangeStaffPermissions', ...target, permissions }) as const;
const grant = (target: ReturnType<typeof by>, ...permissions: readonly AtlasPermission[]) =>
  ({ type: 'GrantStaffPermissions', ...target, permissions }) as const;
const disable = (target: ReturnType<typeof by>) => ({ type: 'DisableStaff', ...target }) as const;
const enable = (target: ReturnType<typeof by>) => ({ type: 'EnableStaff', ...target }) as const;
const changed = (
  { id }: StaffSnapshot,
  ...permissions: readonly AtlasPermission[]
): StaffEvent => ({
  type: 'StaffPermissionsChanged',
  id,
  permissions,
});
const disabled = ({ id }: StaffSnapshot): StaffEvent => ({ type: 'StaffDisabled', id });

describe('staff permissions', () => {
  it('can be changed by staff managers, within their own permissions', () => {
    given()
      .when(change(by(ada, cyd), 'stores', 'stores'))
      .thenEvents(changed(cyd, 'stores'));
    given()
      .when(change(by(ada, cyd), 'orders-view'))
      .thenNothing();
    for (const refused of [
      change(by(bob, cyd), 'orders-view', 'stores'),
      change(by(bob, ada), 'permissions-grant', 'orders-view'),
      change(by(cyd, bob), 'orders-view'),
      change(by('staff:9', bob), 'orders-view'),
    ])
      given().when(refused).thenThrows(new StaffPermissionNotHeld());
    given(disabled(ada))
      .when(change(by(ada, cyd)))
      .thenThrows(new StaffPermissionNotHeld());
  });

  it('are added to existing ones by a grant', () => {
    given()
      .when(grant(by(ada, cyd), 'stores'))
      .thenEvents(changed(cyd, 'orders-view', 'stores'));
    given(changed(cyd, 'labels-print'))
      .when(grant(by(ada, cyd), 'stores'))
      .thenEvents(changed(cyd, 'labels-print', 'stores'));
    given()
      .when(grant(by(ada, cyd), 'orders-view'))
      .thenNothing();
  });

  it('cannot be changed for oneself or an unknown person', () => {
    given()
      .when(change(by(ada, ada), 'permissions-grant'))
      .thenThrows(new NotOneselfOfStaff());
    given()
      .when(disable(by(ada, ada)))
      .thenThrows(new NotOneselfOfStaff());
    given()
      .when(change(by(ada, one(9))))
      .thenThrows(new StaffNotFound());
  });

  it('are lost while disabled and restored afterwards', () => {
    given()
      .when(disable(by(ada, cyd)))
      .thenEvents(disabled(cyd));
    given(disabled(cyd))
      .when(disable(by(ada, cyd)))
      .thenNothing();
    given(disabled(cyd))
      .when(enable(by(ada, cyd)))
      .thenEvents({ type: 'StaffEnabled', id: cyd.id });
    given()
      .when(enable(by(ada, cyd)))
      .thenNothing();
    given(disabled(cyd), { type: 'StaffEnabled', id: cyd.id })
      .when(enable(by(ada, cyd)))
      .thenNothing();
    given()
      .when(disable(by(bob, ada)))
      .thenThrows(new StaffPermissionNotHeld());
    given(disabled(ada))
      .when(enable(by(bob, ada)))
      .thenThrows(new StaffPermissionNotHeld());
  });

  it('always leave at least one staff manager', () => {
    const system = 'system:admin';
    given(disabled(bob))
      .when(disable(by(system, ada)))
      .thenThrows(new LastLead());
    given(disabled(bob))
      .when(change(by(system, ada), 'stores'))
      .thenThrows(new LastLead());
    given(disabled(bob))
      .when(change(by(system, ada), 'permissions-grant'))
      .thenEvents(changed(ada, 'permissions-grant'));
    given(changed(bob, 'orders-view'))
      .when(disable(by(system, ada)))
      .thenThrows(new LastLead());
    given()
      .when(disable(by(system, ada)))
      .thenEvents(disabled(ada));
    given(disabled(bob), disabled(ada))
      .when(change(by(system, ada)))
      .thenEvents(changed(ada));
  });

  it('include muting, for those with permission to act on people', () => {
    const [dan, eve] = [one(4, 'users-mute'), one(5, 'permissions-grant', 'users-mute')];
    const all = [...staff, dan, eve];
    const mute = (caller: StaffSnapshot | string, of: StaffSnapshot) =>
      ({ type: 'MuteStaff', ...by(caller, of, all) }) as const;
    const unmute = (caller: StaffSnapshot | string, of: StaffSnapshot) =>
      ({ type: 'UnmuteStaff', ...by(caller, of, all) }) as const;
    const muted = ({ id }: StaffSnapshot): StaffEvent => ({ type: 'StaffMuted', id });
    given().when(mute(dan, cyd)).thenEvents(muted(cyd));
    given(muted(cyd)).when(mute(dan, cyd)).thenNothing();
    given(muted(cyd)).when(unmute(dan, cyd)).thenEvents({ type: 'StaffUnmuted', id: cyd.id });
    given(muted(cyd), { type: 'StaffUnmuted', id: cyd.id }).when(unmute(dan, cyd)).thenNothing();
    given().when(mute(eve, ada)).thenEvents(muted(ada));
    for (const refused of [mute(ada, cyd), mute(cyd, dan), mute('staff:9', cyd), mute(dan, ada)])
      given().when(refused).thenThrows(new StaffPermissionNotHeld());
    given(muted(ada)).when(unmute(dan, ada)).thenThrows(new StaffPermissionNotHeld());
    given(disabled(dan)).when(mute(dan, cyd)).thenThrows(new StaffPermissionNotHeld());
    given().when(mute(dan, dan)).thenThrows(new NotOneselfOfStaff());
    given(muted(dan)).when(unmute(dan, dan)).thenThrows(new NotOneselfOfStaff());
    given(disabled(bob), muted(ada)).when(mute('system:admin', eve)).thenThrows(new LastLead());
    given(disabled(bob), muted(ada))
      .when(disable(by('system:admin', eve, all)))
      .thenThrows(new LastLead());
  });

  it('let only the first of two concurrent disablements succeed', () => {
    given(disabled(ada))
      .when(disable(by(ada, bob)))
      .thenThrows(new StaffPermissionNotHeld());
  });
});
