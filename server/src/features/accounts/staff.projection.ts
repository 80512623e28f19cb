import type { Projection, Recorded } from '../../platform/event-log/model/projection.js';
import type { StaffRow } from './account.entity.js';
import type { AccountOpened } from './account.events.js';
import type { AccountDetailsSaved, EmailChanged } from './details/details.events.js';
import type { StaffEvent } from './staff/staff.events.js';

type AccountChange = AccountDetailsSaved | EmailChanged;
type Read = AccountOpened | AccountChange | StaffEvent;

/** One row per member of staff. */
export const staff: Projection<StaffRow, Read> = {
  name: 'staff',
  reads: [
    'AccountOpened',
    'AccountDetailsSaved',
    'EmailChanged',
    'StaffPermissionsChanged',
    'StaffDisabled',
    'StaffEnabled',
    'StaffMuted',
    'StaffUnmuted',
  ],
  keysOf: ({ division, event }) => {
    if ('kind' in event && event.kind !== 'staff') return [];
    return [{ division, id: event.id }];
  },
  apply: (row, recorded) => {
    const { event } = recorded;
    if (event.type === 'AccountOpened') return opened(event, recorded);
    if (row === undefined) return undefined;
    if (event.type === 'StaffMuted') return { ...row, mutedAt: recorded.occurredAt };
    return { ...row, ...changeBy(event) };
  },
};

function opened(
  { id, email, firstName, lastName, status, permissions }: AccountOpened,
  { division, occurredAt: createdAt }: Recorded<Read>,
): StaffRow | undefined {
  if (email === null) return undefined;
  const person = { email, firstName: firstName ?? '', lastName: lastName ?? '', details: null };
  const rights = { status, permissions: [...permissions], mutedAt: null };
  return { division, id, ...person, ...rights, createdAt };
}

function changeBy(
  event: AccountChange | Exclude<StaffEvent, { readonly type: 'StaffMuted' }>,
): Partial<StaffRow> {
  switch (event.type) {
    case 'AccountDetailsSaved': {
      const { firstName, lastName, details } = event;
      return { firstName: firstName ?? '', lastName: lastName ?? '', details };
    }
    case 'EmailChanged':
      return event.email === null ? {} : { email: event.email };
    case 'StaffPermissionsChanged':
      return { permissions: [...event.permissions] };
    case 'StaffDisabled':
      return { status: -1 };
    case 'StaffEnabled':
      return { status: 0 };
    case 'StaffUnmuted':
      return { mutedAt: null };
  }
}
