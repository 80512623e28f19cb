import { STORE_PERMISSIONS } from '@selvedge/shared/permissions/roles';

import type { Projection, Recorded, RowKey } from '../../platform/event-log/model/projection.js';
import type { MembershipRow } from './membership.entity.js';
import type { TeamEvent } from './team.events.js';

/** One row per team member of a store; every session reads it. */
export const memberships: Projection<MembershipRow, TeamEvent> = {
  name: 'memberships',
  reads: [
    'MemberAdded',
    'PermissionsChanged',
    'OwnershipShared',
    'OwnershipGiven',
    'MemberRemoved',
    'SaleMailsChosen',
  ],
  keysOf: ({ division, event }) => {
    const concerned = event.type === 'OwnershipGiven' ? [event.from] : [];
    return [event.customerId, ...concerned].map((customerId) => ({ division, customerId }));
  },
  apply: (row, recorded, key) => {
    const { event } = recorded;
    if (event.type === 'MemberAdded') return added(event, recorded);
    return row && after(row, event, key);
  },
};

function added(
  { customerId, role, permissions }: Extract<TeamEvent, { readonly type: 'MemberAdded' }>,
  { division, occurredAt: since }: Recorded<TeamEvent>,
): MembershipRow {
  return { division, customerId, role, permissions, saleMails: null, since };
}

function after(row: MembershipRow, event: TeamEvent, key: RowKey): MembershipRow | undefined {
  switch (event.type) {
    case 'MemberAdded':
      return row;
    case 'PermissionsChanged':
      return { ...row, role: 'member', permissions: event.permissions };
    case 'OwnershipShared':
      return { ...row, role: 'owner', permissions: [] };
    case 'OwnershipGiven':
      return key['customerId'] === event.customerId
        ? { ...row, role: 'owner', permissions: [] }
        : { ...row, role: 'member', permissions: STORE_PERMISSIONS };
    case 'MemberRemoved':
      return undefined;
    case 'SaleMailsChosen':
      return { ...row, saleMails: event.isOn };
  }
}
