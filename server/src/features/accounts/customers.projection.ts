import type { Projection } from '../../platform/event-log/model/projection.js';
import type { CustomerRow } from './account.entity.js';
import type { AccountEvent, AccountOpened } from './account.events.js';

type CustomerEvent = Extract<
  AccountEvent,
  {
    readonly type:
      | 'AccountOpened'
      | 'EmailVerified'
      | 'TermsSigned'
      | 'StoreWanted'
      | 'AccountDetailsSaved'
      | 'EmailChanged'
      | 'AccountClosed';
  }
>;

/** One row per customer while the account exists. */
export const customers: Projection<CustomerRow, CustomerEvent> = {
  name: 'customers',
  reads: [
    'AccountOpened',
    'EmailVerified',
    'TermsSigned',
    'StoreWanted',
    'AccountDetailsSaved',
    'EmailChanged',
    'AccountClosed',
  ],
  isOfOneStream: true,
  keysOf: ({ division, event: { kind, id } }) => (kind === 'customer' ? [{ division, id }] : []),
  apply: (row, recorded) => {
    const { occurredAt, event } = recorded;
    if (event.type === 'AccountOpened') return openedRow(event, recorded);
    if (event.type === 'AccountClosed') return undefined;
    return row && { ...row, ...changeOf(event, occurredAt) };
  },
};

type Changing = Exclude<CustomerEvent, { readonly type: 'AccountOpened' | 'AccountClosed' }>;

function changeOf(event: Changing, occurredAt: string): Partial<CustomerRow> {
  switch (event.type) {
    case 'EmailVerified':
      return { verified: true };
    case 'TermsSigned':
      return { signedEula: true, eulaVersion: event.version, eulaSignedAt: occurredAt };
    case 'StoreWanted':
      return { shouldHaveStore: true };
    case 'AccountDetailsSaved': {
      const { firstName, lastName, details } = event;
      return { firstName: firstName ?? '', lastName: lastName ?? '', details };
    }
    case 'EmailChanged':
      return event.email === null ? {} : { email: event.email, verified: true };
  }
}

/** Erased customers have no row. */
function openedRow(
  event: AccountOpened,
  { division, occurredAt }: { readonly division: number; readonly occurredAt: string },
): CustomerRow | undefined {
  const { id, hash, email, firstName, lastName, verified, signedEula } = event;
  if (hash === null || email === null) return undefined;
  const person = { hash, email, firstName: firstName ?? '', lastName: lastName ?? '' };
  const signed = { signedEula, eulaVersion: null, eulaSignedAt: null };
  const unsaid = { shouldHaveStore: false, details: null };
  return { division, id, ...person, verified, ...signed, ...unsaid, createdAt: occurredAt };
}
