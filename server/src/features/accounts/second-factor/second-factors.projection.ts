import type { Projection } from '../../../platform/event-log/model/projection.js';
import type { AccountClosed } from '../account.events.js';
import type { AccountId } from '../account.rules.js';
import type { SecondFactorEvent } from './second-factor.events.js';

export interface SecondFactorRow extends AccountId {
  /** The platform's: what events about accounts are kept under. */
  readonly division: number;
  readonly factor: string;
  readonly batch: string;
  /** The numbers of the recovery codes that are left. */
  readonly unused: readonly number[];
  /** ISO 8601. */
  readonly addedAt: string;
}

/** One row for each account with a second factor. */
export const secondFactors: Projection<SecondFactorRow, SecondFactorEvent | AccountClosed> = {
  name: 'second-factors',
  reads: [
    'SecondFactorAdded',
    'RecoveryCodesIssued',
    'RecoveryCodeUsed',
    'SecondFactorRemoved',
    'AccountClosed',
  ],
  keysOf: ({ division, event: { kind, id } }) => [{ division, kind, id }],
  apply: (row, { division, occurredAt, event }) => {
    switch (event.type) {
      case 'SecondFactorAdded': {
        const { kind, id, factor } = event;
        return { division, kind, id, factor, batch: '', unused: [], addedAt: occurredAt };
      }
      case 'RecoveryCodesIssued': {
        const { batch, count } = event;
        return row && { ...row, batch, unused: Array.from({ length: count }, (_, n) => n) };
      }
      case 'RecoveryCodeUsed':
        return row && { ...row, unused: row.unused.filter((number) => number !== event.number) };
      case 'SecondFactorRemoved':
      case 'AccountClosed':
        return undefined;
    }
  },
};
