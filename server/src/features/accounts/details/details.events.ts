import type { AccountDetails } from '@selvedge/shared/own-account/details';

import type { EventTypes } from '../../../platform/event-log/model/decider.js';
import type { AccountId } from '../account.rules.js';

/** IDN-001: what somebody says of themselves; null once the person was forgotten. */
export interface AccountDetailsSaved extends AccountId {
  readonly type: 'AccountDetailsSaved';
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly details: AccountDetails | null;
}

/** IDN-002: they sign up to open a store. */
export interface StoreWanted extends AccountId {
  readonly type: 'StoreWanted';
}

/** Somebody wants another e-mail address. A mail goes to the old one, and one to the new one. */
export interface EmailChangeAsked extends AccountId {
  readonly type: 'EmailChangeAsked';
  /** A uuid: what the mail to the old address brings the way to. */
  readonly fromOld: string;
  /** A uuid: what the mail to the new address brings the way to. */
  readonly fromNew: string;
  /** The division of the shop where it was asked for. */
  readonly shop: number;
  /** The keyed hash of the new address (0014). */
  readonly address: string;
  /** The new one, in lower case; null once the person was forgotten. */
  readonly email: string | null;
  /** ISO 8601: the link to the old address. */
  readonly oldUntil: string;
  /** ISO 8601: the link to the new address. */
  readonly newUntil: string;
}

/** One of the two mails was answered. */
export interface EmailChangeConfirmed extends AccountId {
  readonly type: 'EmailChangeConfirmed';
  readonly request: string;
}

/** Both were: the account has another address from now on, which is verified. */
export interface EmailChanged extends AccountId {
  readonly type: 'EmailChanged';
  readonly address: string;
  readonly email: string | null;
}

export type DetailsEvent =
  | AccountDetailsSaved
  | StoreWanted
  | EmailChangeAsked
  | EmailChangeConfirmed
  | EmailChanged;

const subject = ({ kind, id }: AccountId): string => `${kind}:${id}`;

/** As those of accounts. */
export const detailsEventTypes: EventTypes<DetailsEvent> = {
  AccountDetailsSaved: {
    schemaVersion: 1,
    personal: { subject, fields: ['firstName', 'lastName', 'details'] },
  },
  StoreWanted: { schemaVersion: 1 },
  EmailChangeAsked: { schemaVersion: 1, personal: { subject, fields: ['email'] } },
  EmailChangeConfirmed: { schemaVersion: 1 },
  EmailChanged: { schemaVersion: 1, personal: { subject, fields: ['email'] } },
};
