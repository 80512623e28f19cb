import type { EventTypes } from '../../../platform/event-log/model/decider.js';
import type { AccountId } from '../account.rules.js';

/** Event of a second factor, with the shop where it happened; ids alone grant no access (0032). */
interface OfSecondFactor extends AccountId {
  /** Division of the shop where it was done; mails are sent in its name. */
  readonly shop: number;
}

/** The password alone is no longer enough to sign in (IDN-014). */
export interface SecondFactorAdded extends OfSecondFactor {
  readonly type: 'SecondFactorAdded';
  /** UUID; the secret is derived from it. */
  readonly factor: string;
}

/** Invalidates the previous codes (IDN-014). */
export interface RecoveryCodesIssued extends OfSecondFactor {
  readonly type: 'RecoveryCodesIssued';
  /** UUID; the codes are derived from it. */
  readonly batch: string;
  readonly count: number;
}

export interface RecoveryCodeUsed extends OfSecondFactor {
  readonly type: 'RecoveryCodeUsed';
  readonly batch: string;
  /** Zero-based index in the batch. */
  readonly number: number;
  readonly left: number;
}

/** A passkey for one host. The private key never leaves the authenticator. */
export interface PasskeyAdded extends OfSecondFactor {
  readonly type: 'PasskeyAdded';
  /** UUID. */
  readonly passkey: string;
  readonly host: string;
  /**
   * This field and the next are base64url. All three, with the name, are null once the person was
   * erased.
   */
  readonly credential: string | null;
  readonly publicKey: string | null;
  readonly name: string | null;
}

export interface PasskeyRemoved extends OfSecondFactor {
  readonly type: 'PasskeyRemoved';
  readonly passkey: string;
}

/** Also removes all passkeys. */
export interface SecondFactorRemoved extends OfSecondFactor {
  readonly type: 'SecondFactorRemoved';
}

export type PasskeyEvent = PasskeyAdded | PasskeyRemoved;

export type SecondFactorEvent =
  | SecondFactorAdded
  | RecoveryCodesIssued
  | RecoveryCodeUsed
  | PasskeyEvent
  | SecondFactorRemoved;

export const secondFactorEventTypes: EventTypes<SecondFactorEvent> = {
  SecondFactorAdded: { schemaVersion: 1 },
  RecoveryCodesIssued: { schemaVersion: 1 },
  RecoveryCodeUsed: { schemaVersion: 1 },
  PasskeyAdded: {
    schemaVersion: 1,
    personal: {
      subject: ({ kind, id }) => `${kind}:${String(id)}`,
      fields: ['credential', 'publicKey', 'name'],
    },
  },
  PasskeyRemoved: { schemaVersion: 1 },
  SecondFactorRemoved: { schemaVersion: 1 },
};

export function isOfSecondFactor(event: { readonly type: string }): event is SecondFactorEvent {
  return event.type in secondFactorEventTypes;
}

export function isOfPasskey(event: { readonly type: string }): event is PasskeyEvent {
  return event.type === 'PasskeyAdded' || event.type === 'PasskeyRemoved';
}
