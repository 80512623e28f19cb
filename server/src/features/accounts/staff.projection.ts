import type { Projection } from '../../platform/event-log/model/projection.js';
import type { StaffRow } from './account.entity.js';
import type { AccountEvent } from './account.events.js';

type StaffEvent = Extract<AccountEvent, { readonly type: 'AccountOpened' }>;

/** One row a member of staff. */
export const staff: Projection<StaffRow, StaffEvent> = {
  name: 'staff',
  reads: ['AccountOpened'],
  keysOf: ({ division, event: { kind, id } }) => (kind === 'staff' ? [{ division, id }] : []),
  apply: (_row, { division, occurredAt, event }) => {
    const { id, email, firstName, lastName, status, permissions } = event;
    if (email === null) return undefined;
    const person = { email, firstName: firstName ?? '', lastName: lastName ?? '' };
    return {
      division,
      id,
      ...person,
      status,
      permissions: [...permissions],
      createdAt: occurredAt,
    };
  },
};
