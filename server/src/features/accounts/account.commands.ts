import type { AccountId, AccountOpened } from './account.events.js';
import type { DetailsCommand } from './details/details.commands.js';
import type { SecondFactorCommand } from './second-factor/second-factor.commands.js';

/** Nothing happens to an account that is there. */
export interface OpenAccount extends Omit<AccountOpened, 'type'> {
  readonly type: 'OpenAccount';
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Somebody asks for a mail; `at`, here and below: when, in ISO 8601. */
export interface AskVerification extends AccountId {
  readonly type: 'AskVerification';
  readonly request: string;
  readonly shop: number;
  readonly at: string;
}

/** Somebody has the code of the request. */
export interface VerifyEmail extends AccountId {
  readonly type: 'VerifyEmail';
  readonly request: string;
  readonly at: string;
}

export interface SignTerms extends AccountId {
  readonly type: 'SignTerms';
  readonly version: string;
}

export interface RepeatSignUp extends AccountId {
  readonly type: 'RepeatSignUp';
  readonly shop: number;
  readonly at: string;
}

export interface AskPasswordReset extends AccountId {
  readonly type: 'AskPasswordReset';
  readonly request: string;
  readonly shop: number;
  readonly at: string;
}

/** Somebody has the link of the request, and a new password. */
export interface ResetPassword extends AccountId {
  readonly type: 'ResetPassword';
  readonly request: string;
  readonly shop: number;
  readonly at: string;
}

/** Somebody has given the old password, and a new one. */
export interface ChangePassword extends AccountId {
  readonly type: 'ChangePassword';
  readonly shop: number;
}

/** What follows closes the account. */
export interface AskDeletion extends AccountId {
  readonly type: 'AskDeletion';
  readonly shop: number;
}

export interface CloseAccount extends AccountId {
  readonly type: 'CloseAccount';
}

export type AccountCommand =
  | OpenAccount
  | AskVerification
  | VerifyEmail
  | SignTerms
  | RepeatSignUp
  | AskPasswordReset
  | ResetPassword
  | ChangePassword
  | AskDeletion
  | CloseAccount
  | SecondFactorCommand
  | DetailsCommand;
