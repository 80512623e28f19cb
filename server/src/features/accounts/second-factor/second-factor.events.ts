import type { EventTypes } from '../../../platform/event-log/model/decider.js';
import type { AccountId } from '../account.rules.js';

/** What happened to a second factor, and in which shop; the ids open nothing by themselves (0032). */
interface OfSecondFactor extends AccountId {
  /** The division of the shop where it was done; mails speak for it. */
  readonly shop: number;
}

/** IDN-014: from now on a password alone lets nobody in. */
export interface SecondFactorAdded extends OfSecondFactor {
  readonly type: 'SecondFactorAdded';
  /** A uuid, of which the secret is made. */
  readonly factor: string;
}

/** IDN-014: those of before are worth nothing any more. */
export interface RecoveryCodesIssued extends OfSecondFactor {
  readonly type: 'RecoveryCodesIssued';
  /** A uuid, of which the codes are made. */
  readonly batch: string;
  readonly count: number;
}

/** API-012: the code is used up. */
export interface RecoveryCodeUsed extends OfSecondFactor {
  readonly type: 'RecoveryCodeUsed';
  readonly batch: string;
  /** Which of them, the first one 0. */
  readonly number: number;
  readonly left: number;
}

/** A passkey lets them in at one host. What it holds back is nobody's but the authenticator's. */
export interface PasskeyAdded extends OfSecondFactor {
  readonly type: 'PasskeyAdded';
  /** A uuid. */
  readonly passkey: string;
  readonly host: string;
  /** These are base64url; null once the person was forgotten, as the name is. */
  readonly credential: string | null;
  readonly publicKey: string | null;
  readonly name: string | null;
}

export interface PasskeyRemoved extends OfSecondFactor {
  readonly type: 'PasskeyRemoved';
  readonly passkey: string;
}

/** With all passkeys. */
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

/** Whether it is one of those above. */
export function isOfSecondFactor(event: { readonly type: string }): event is SecondFactorEvent {
  return event.type in secondFactorEventTypes;
}

/** Whether it is about a passkey. */
export function isOfPasskey(event: { readonly type: string }): event is PasskeyEvent {
  return event.type === 'PasskeyAdded' || event.type === 'PasskeyRemoved';
}
