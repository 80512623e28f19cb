import type { Projection } from '../../../platform/event-log/model/projection.js';
import type { AccountClosed } from '../account.events.js';
import type { AccountId } from '../account.rules.js';
import { isOfPasskey, type PasskeyEvent, type SecondFactorEvent } from './second-factor.events.js';

/** Passkey of an account; passkeys of erased people are omitted. */
export interface PasskeyRow {
  readonly passkey: string;
  readonly host: string;
  readonly credential: string;
  readonly publicKey: string;
  readonly name: string;
  /** ISO 8601. */
  readonly addedAt: string;
}

export interface SecondFactorRow extends AccountId {
  /** Always the platform division, which owns account events. */
  readonly division: number;
  readonly factor: string;
  readonly batch: string;
  /** Indices of the unused recovery codes. */
  readonly unused: readonly number[];
  /** ISO 8601. */
  readonly addedAt: string;
  readonly passkeys: readonly PasskeyRow[];
}

/** One row per account with a second factor. */
export const secondFactors: Projection<SecondFactorRow, SecondFactorEvent | AccountClosed> = {
  name: 'second-factors',
  reads: [
    'SecondFactorAdded',
    'RecoveryCodesIssued',
    'RecoveryCodeUsed',
    'PasskeyAdded',
    'PasskeyRemoved',
    'SecondFactorRemoved',
    'AccountClosed',
  ],
  keysOf: ({ division, event: { kind, id } }) => [{ division, kind, id }],
  apply: (row, { division, occurredAt, event }) => {
    if (isOfPasskey(event)) return row && { ...row, passkeys: passkeysIn(row, event, occurredAt) };
    switch (event.type) {
      case 'SecondFactorAdded': {
        const { kind, id, factor } = event;
        const none = { batch: '', unused: [], passkeys: [] };
        return { division, kind, id, factor, ...none, addedAt: occurredAt };
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

function passkeysIn(
  { passkeys }: SecondFactorRow,
  event: PasskeyEvent,
  addedAt: string,
): readonly PasskeyRow[] {
  if (event.type === 'PasskeyRemoved')
    return passkeys.filter(({ passkey }) => passkey !== event.passkey);
  const { passkey, host, credential, publicKey, name } = event;
  if (credential === null || publicKey === null || name === null) return passkeys;
  return [...passkeys, { passkey, host, credential, publicKey, name, addedAt }];
}
