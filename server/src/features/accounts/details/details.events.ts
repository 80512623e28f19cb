import type { AccountDetails } from '@selvedge/shared/customers/details';

import type { EventTypes } from '../../../platform/event-log/model/decider.js';
import type { AccountId } from '../account.rules.js';

/** Personal details (IDN-001); null once the person was erased. */
export interface AccountDetailsSaved extends AccountId {
  readonly type: 'AccountDetailsSaved';
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly details: AccountDetails | null;
}

/** The customer signed up to open a store (IDN-002). */
export interface StoreWanted extends AccountId {
  readonly type: 'StoreWanted';
}

/**
 * Requests a new e-mail address. One mail is sent to the old address and one to the new address.
 */
export interface EmailChangeAsked extends AccountId {
  readonly type: 'EmailChangeAsked';
  /** UUID; the link in the mail to the old address is derived from it. */
  readonly fromOld: string;
  /** UUID; the link in the mail to the new address is derived from it. */
  readonly fromNew: string;
  /** Division of the shop where the request was made. */
  readonly shop: number;
  /** Keyed hash of the new address (0014). */
  readonly address: string;
  /** New address in lower case; null once the person was erased. */
  readonly email: string | null;
  /** Expiry of the link sent to the old address (ISO 8601). */
  readonly oldUntil: string;
  /** Expiry of the link sent to the new address (ISO 8601). */
  readonly newUntil: string;
}

/** One of the two mails was confirmed. */
export interface EmailChangeConfirmed extends AccountId {
  readonly type: 'EmailChangeConfirmed';
  readonly request: string;
}

/** Both mails were confirmed: the account has the new address, which counts as verified. */
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

/** Sealed in the same way as account events. */
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
