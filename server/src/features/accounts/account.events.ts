import type { AtlasPermission } from '@selvedge/shared/permissions/codes';

import type { EventTypes } from '../../platform/event-log/model/decider.js';
import type { AccountId } from './account.rules.js';
import { detailsEventTypes, type DetailsEvent } from './details/details.events.js';
import {
  secondFactorEventTypes,
  type SecondFactorEvent,
} from './second-factor/second-factor.events.js';

export type { AccountId } from './account.rules.js';

/** An account was opened. Holds no password: the log must not contain secrets. */
export interface AccountOpened extends AccountId {
  readonly type: 'AccountOpened';
  /** Public id of a customer, 128 random bits in hex; null for staff. */
  readonly hash: string | null;
  /** Keyed hash of the e-mail address (0014). */
  readonly address: string;
  /** Lower case. Like the names, null once the person was erased. */
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly verified: boolean;
  readonly signedEula: boolean;
  /** Staff only (ATL-007..009): 0 enabled, null pending, -1 disabled. */
  readonly status: 0 | -1 | null;
  /** Staff only. */
  readonly permissions: readonly AtlasPermission[];
}

/**
 * Request that is answered through a mail. The code or link in the mail is derived from `request`.
 */
interface MailedRequest extends AccountId {
  /** UUID. */
  readonly request: string;
  /** Division of the shop where the request was made. */
  readonly shop: number;
  /** ISO 8601. */
  readonly validUntil: string;
}

/** Requests verification of the address (IDN-008). */
export interface VerificationAsked extends MailedRequest {
  readonly type: 'VerificationAsked';
}

export interface EmailVerified extends AccountId {
  readonly type: 'EmailVerified';
}

/** The time of the event is the time of signing (IDN-009). */
export interface TermsSigned extends AccountId {
  readonly type: 'TermsSigned';
  readonly version: string;
}

/** Another sign-up used this account's address; the owner is notified (IDN-012). */
export interface SignUpRepeated extends AccountId {
  readonly type: 'SignUpRepeated';
  readonly shop: number;
  /** No further notification before this time (ISO 8601). */
  readonly quietUntil: string;
}

/** Requests a password reset link (IDN-013). */
export interface PasswordResetAsked extends MailedRequest {
  readonly type: 'PasswordResetAsked';
}

/** The new hash is stored in the credentials table, not in the log. */
export interface PasswordChanged extends AccountId {
  readonly type: 'PasswordChanged';
  /** Reset request that led to the change; null if the old password was given. */
  readonly request: string | null;
  readonly shop: number;
}

/** The account owner asked for erasure (GDPR Article 17). */
export interface AccountDeletionAsked extends AccountId {
  readonly type: 'AccountDeletionAsked';
  /** Division of the shop where the request was made. */
  readonly shop: number;
}

export interface AccountClosed extends AccountId {
  readonly type: 'AccountClosed';
}

export type AccountEvent =
  | AccountOpened
  | VerificationAsked
  | EmailVerified
  | TermsSigned
  | SignUpRepeated
  | PasswordResetAsked
  | PasswordChanged
  | AccountDeletionAsked
  | AccountClosed
  | SecondFactorEvent
  | DetailsEvent;

/**
 * Personal fields are sealed per account; the erasure subject has the same name, e.g. `customer:7`.
 */
export const accountEventTypes: EventTypes<AccountEvent> = {
  AccountOpened: {
    schemaVersion: 1,
    personal: {
      subject: ({ kind, id }) => `${kind}:${id}`,
      fields: ['email', 'firstName', 'lastName'],
    },
  },
  VerificationAsked: { schemaVersion: 1 },
  EmailVerified: { schemaVersion: 1 },
  TermsSigned: { schemaVersion: 1 },
  SignUpRepeated: { schemaVersion: 1 },
  PasswordResetAsked: { schemaVersion: 1 },
  PasswordChanged: { schemaVersion: 1 },
  AccountDeletionAsked: { schemaVersion: 1 },
  AccountClosed: { schemaVersion: 1 },
  ...secondFactorEventTypes,
  ...detailsEventTypes,
};
