import type { Projection, Recorded } from '../../platform/event-log/model/projection.js';
import type { StaffRow } from './account.entity.js';
import type { AccountOpened } from './account.events.js';
import type { StaffEvent } from './staff/staff.events.js';

type Read = AccountOpened | StaffEvent;

/** One row a member of staff. */
export const staff: Projection<StaffRow, Read> = {
  name: 'staff',
  reads: ['AccountOpened', 'StaffPermissionsChanged', 'StaffDisabled', 'StaffEnabled'],
  keysOf: ({ division, event }) => {
    if (event.type === 'AccountOpened' && event.kind !== 'staff') return [];
    return [{ division, id: event.id }];
  },
  apply: (row, recorded) => {
    const { event } = recorded;
    if (event.type === 'AccountOpened') return opened(event, recorded);
    return row && { ...row, ...changeBy(event) };
  },
};

function opened(
  { id, email, firstName, lastName, status, permissions }: AccountOpened,
  { division, occurredAt: createdAt }: Recorded<Read>,
): StaffRow | undefined {
  if (email === null) return undefined;
  const person = { email, firstName: firstName ?? '', lastName: lastName ?? '' };
  return { division, id, ...person, status, permissions: [...permissions], createdAt };
}

function changeBy(event: StaffEvent): Partial<StaffRow> {
  switch (event.type) {
    case 'StaffPermissionsChanged':
      return { permissions: [...event.permissions] };
    case 'StaffDisabled':
      return { status: -1 };
    case 'StaffEnabled':
      return { status: 0 };
  }
}
