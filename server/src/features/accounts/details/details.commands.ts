import type { AccountProfile } from '@selvedge/shared/customers/details';

import type { AccountId } from '../account.rules.js';

export interface SaveDetails extends AccountId, AccountProfile {
  readonly type: 'SaveDetails';
}

export interface WantStore extends AccountId {
  readonly type: 'WantStore';
}

/**
 * Requests a new e-mail address; the password was checked. `at`, here and below: time in ISO 8601.
 */
export interface AskEmailChange extends AccountId {
  readonly type: 'AskEmailChange';
  readonly fromOld: string;
  readonly fromNew: string;
  readonly shop: number;
  /** Keyed hash of the new address. */
  readonly address: string;
  /** Lower case. */
  readonly email: string;
  readonly at: string;
}

/** Confirms the change by the link of one of the two mails. */
export interface ConfirmEmailChange extends AccountId {
  readonly type: 'ConfirmEmailChange';
  readonly request: string;
  readonly at: string;
}

/**
 * Changes the address once both mails were confirmed. Appended together with the ownership of the
 * address.
 */
export interface ChangeEmail extends AccountId {
  readonly type: 'ChangeEmail';
}

export type DetailsCommand =
  | SaveDetails
  | WantStore
  | AskEmailChange
  | ConfirmEmailChange
  | ChangeEmail;
