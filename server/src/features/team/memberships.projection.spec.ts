import { DASHBOARD_PERMISSIONS } from '@selvedge/shared/permissions/codes';

import { recorded, rowsOf } from '../../platform/event-log/testing/event-log.testing.js';
import { memberships } from './memberships.projection.js';
import type { TeamEvent } from './team.events.js';

it('memberships hold the latest role and permissions of each team member', () => {
  const added = (customerId: number): TeamEvent => ({
    ...{ type: 'MemberAdded', customerId, role: 'member', permissions: ['orders'] },
  });
  const events: readonly TeamEvent[] = [
    { ...{ type: 'MemberAdded', customerId: 1, role: 'owner' }, permissions: [] },
    ...[added(2), added(3), added(4), added(5)],
    { type: 'PermissionsChanged', customerId: 2, permissions: ['pages'] },
    { type: 'OwnershipShared', customerId: 3 },
    { type: 'OwnershipGiven', customerId: 4, from: 1 },
    { type: 'MemberRemoved', customerId: 5 },
    { type: 'PermissionsChanged', customerId: 6, permissions: [] },
  ];
  const rows = rowsOf(memberships, recorded(events, { division: 33 }));
  const owner = { role: 'owner', permissions: [] };
  expect(rows).toStrictEqual([
    expect.objectContaining({ customerId: 1, role: 'member', permissions: DASHBOARD_PERMISSIONS }),
    expect.objectContaining({ customerId: 2, role: 'member', permissions: ['pages'] }),
    expect.objectContaining({ customerId: 3, ...owner }),
    expect.objectContaining({ customerId: 4, ...owner }),
  ]);
  expect(rows[0]).toHaveProperty('since', recorded(events)[0]?.occurredAt);
});
