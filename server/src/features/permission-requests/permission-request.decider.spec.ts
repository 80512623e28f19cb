import type { Permission } from '@selvedge/shared/permissions/codes';

import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { permissionRequestDecider } from './permission-request.decider.js';
import {
  PermissionHeldAlready,
  PermissionRequestedAlready,
  PermissionRequestNotFound,
  PermissionRequestOver,
} from './permission-request.errors.js';
import type { PermissionRequestEvent } from './permission-request.events.js';

const { given } = scenarioFor(permissionRequestDecider);
const division = 33;
const [requestId, person] = ['r-1', 'customer:7'];
const of = { requestId, person };
const requested: PermissionRequestEvent = {
  type: 'PermissionRequested',
  ...of,
  permissions: ['pages'],
  reason: 'I write the spring pages',
};
const granted = {
  type: 'PermissionRequestGranted',
  ...of,
  permissions: ['pages'],
  word: null,
} as const;
const refused = { ...granted, type: 'PermissionRequestRefused', word: 'Not yet' } as const;
const withdrawn = { type: 'PermissionRequestWithdrawn', ...of } as const;
const settled = { type: 'PermissionRequestSettled', ...of, because: 'held' } as const;

const ask = (
  permissions: readonly Permission[],
  { held = [], who = person }: { held?: readonly Permission[]; who?: string } = {},
) =>
  ({
    type: 'RequestPermission',
    ...{ division, requestId: 'r-2', person: who, permissions, reason: 'Because' },
    held: new Set(held),
  }) as const;
const answer = (type: 'GrantRequest' | 'RefuseRequest', word: string | null = null) =>
  ({ type, division, requestId, word }) as const;
const withdraw = (who = person) =>
  ({ type: 'WithdrawRequest', division, requestId, person: who }) as const;
const settle = (held: readonly Permission[] | null) =>
  ({ type: 'SettleRequests', division, person, held: held && new Set(held) }) as const;

describe('a permission request', () => {
  it('shares one stream with all requests of its division', () => {
    expect(permissionRequestDecider.stream(withdraw())).toBe('permission-requests-33');
  });

  it('contains only permissions that the person does not hold, without duplicates', () => {
    given()
      .when(ask(['pages', 'theme', 'pages'], { held: ['theme'] }))
      .thenEvents({
        type: 'PermissionRequested',
        ...{ requestId: 'r-2', person, permissions: ['pages'], reason: 'Because' },
      });
    given()
      .when(ask(['theme'], { held: ['theme'] }))
      .thenThrows(new PermissionHeldAlready());
  });

  it('PRM-004 is open only once per permission and person', () => {
    given(requested)
      .when(ask(['theme', 'pages']))
      .thenThrows(new PermissionRequestedAlready());
    const other = { requestId: 'r-2', reason: 'Because', permissions: ['pages'] } as const;
    given(requested)
      .when(ask(['pages'], { who: 'customer:8' }))
      .thenEvents({ type: 'PermissionRequested', ...other, person: 'customer:8' });
    for (const over of [granted, refused, withdrawn, settled])
      given(requested, over)
        .when(ask(['pages']))
        .thenEvents({ type: 'PermissionRequested', ...other, person });
  });

  it('is granted or refused, optionally with a comment', () => {
    given(requested).when(answer('GrantRequest')).thenEvents(granted);
    given(requested).when(answer('RefuseRequest', 'Not yet')).thenEvents(refused);
  });

  it('is answered once; a second answer fails with the outcome', () => {
    for (const [over, stage] of [
      [granted, 'granted'],
      [refused, 'refused'],
      [withdrawn, 'withdrawn'],
      [settled, 'settled'],
    ] as const)
      given(requested, over)
        .when(answer('GrantRequest'))
        .thenThrows(new PermissionRequestOver(stage));
    given().when(answer('RefuseRequest')).thenThrows(new PermissionRequestNotFound());
  });

  it('can be withdrawn by its requester until it is answered', () => {
    given(requested).when(withdraw()).thenEvents(withdrawn);
    given(requested, withdrawn).when(withdraw()).thenNothing();
    given(requested).when(withdraw('customer:8')).thenThrows(new PermissionRequestNotFound());
    given(requested, granted).when(withdraw()).thenThrows(new PermissionRequestOver('granted'));
    given().when(withdraw()).thenThrows(new PermissionRequestNotFound());
  });

  it('is settled when the requester holds all its permissions or has left', () => {
    const both = { ...requested, permissions: ['pages', 'theme'] } as const;
    given(both)
      .when(settle(['pages']))
      .thenNothing();
    given(both)
      .when(settle(['pages', 'theme']))
      .thenEvents(settled);
    given(both)
      .when(settle(null))
      .thenEvents({ ...settled, because: 'left' });
    given(both, withdrawn).when(settle(null)).thenNothing();
    given({ ...both, person: 'customer:8' })
      .when(settle(null))
      .thenNothing();
  });

  it("EVT-016 counts as withdrawn after the requester's erasure", () => {
    given({ ...requested, reason: null })
      .when(answer('GrantRequest'))
      .thenThrows(new PermissionRequestOver('withdrawn'));
  });
});
