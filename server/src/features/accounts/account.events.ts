import type { AtlasPermission } from '@selvedge/shared/permissions/codes';

import type { EventTypes } from '../../platform/event-log/model/decider.js';
import type { AccountId } from './account.rules.js';
import { detailsEventTypes, type DetailsEvent } from './details/details.events.js';
import {
  secondFactorEventTypes,
  type SecondFactorEvent,
} from './second-factor/second-factor.events.js';

export type { AccountId } from './account.rules.js';

/** Somebody has an account from now on. It says nothing of their password: a log never holds a secret. */
export interface AccountOpened extends AccountId {
  readonly type: 'AccountOpened';
  /** The public name of a customer, 128 random bits in hex; null of staff. */
  readonly hash: string | null;
  /** The keyed hash of the e-mail address (0014). */
  readonly address: string;
  /** In lower case. As the names, null once the person was forgotten. */
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly verified: boolean;
  readonly signedEula: boolean;
  /** ATL-007..009, of staff: 0 enabled, null pending, -1 disabled. */
  readonly status: 0 | -1 | null;
  /** PRM-007: of staff. */
  readonly permissions: readonly AtlasPermission[];
}

/** Something that a mail shall bring the way to. The code of the mail follows from the request. */
interface MailedRequest extends AccountId {
  /** A uuid. */
  readonly request: string;
  /** The division of the shop where it was asked for. */
  readonly shop: number;
  /** ISO 8601. */
  readonly validUntil: string;
}

/** IDN-008: whether the address is theirs. */
export interface VerificationAsked extends MailedRequest {
  readonly type: 'VerificationAsked';
}

export interface EmailVerified extends AccountId {
  readonly type: 'EmailVerified';
}

/** IDN-009: the time is the log's. */
export interface TermsSigned extends AccountId {
  readonly type: 'TermsSigned';
  readonly version: string;
}

/** IDN-012: somebody wanted another account with the address of this one, which its owner is told. */
export interface SignUpRepeated extends AccountId {
  readonly type: 'SignUpRepeated';
  readonly shop: number;
  /** ISO 8601: until then they are not told again. */
  readonly quietUntil: string;
}

/** IDN-013. */
export interface PasswordResetAsked extends MailedRequest {
  readonly type: 'PasswordResetAsked';
}

/** The hash of the new one stands elsewhere. */
export interface PasswordChanged extends AccountId {
  readonly type: 'PasswordChanged';
  /** That of the mail by which it was reset; null where the old one was given. */
  readonly request: string | null;
  readonly shop: number;
}

/** GDPR Article 17: whose account it is wants nothing to be left of it. */
export interface AccountDeletionAsked extends AccountId {
  readonly type: 'AccountDeletionAsked';
  /** The division of the shop where it was asked for. */
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

/** Personal fields are sealed for the person, whom erasure names alike: `customer:7`. */
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
