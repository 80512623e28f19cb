import type { AccountProfile } from '@selvedge/shared/own-account/details';

import type { AccountId } from '../account.rules.js';

export interface SaveDetails extends AccountId, AccountProfile {
  readonly type: 'SaveDetails';
}

export interface WantStore extends AccountId {
  readonly type: 'WantStore';
}

/** Somebody has given the password, and another address; `at`, here and below: when, in ISO 8601. */
export interface AskEmailChange extends AccountId {
  readonly type: 'AskEmailChange';
  readonly fromOld: string;
  readonly fromNew: string;
  readonly shop: number;
  /** The keyed hash of the address. */
  readonly address: string;
  /** In lower case. */
  readonly email: string;
  readonly at: string;
}

/** Somebody has the link of one of the two mails. */
export interface ConfirmEmailChange extends AccountId {
  readonly type: 'ConfirmEmailChange';
  readonly request: string;
  readonly at: string;
}

/** Both mails were answered. It is decided in one append with whose the address is. */
export interface ChangeEmail extends AccountId {
  readonly type: 'ChangeEmail';
}

export type DetailsCommand =
  | SaveDetails
  | WantStore
  | AskEmailChange
  | ConfirmEmailChange
  | ChangeEmail;
