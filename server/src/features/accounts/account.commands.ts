import type { AccountId, AccountOpened } from './account.events.js';
import type { DetailsCommand } from './details/details.commands.js';
import type { SecondFactorCommand } from './second-factor/second-factor.commands.js';

/** No-op if the account exists. */
export interface OpenAccount extends Omit<AccountOpened, 'type'> {
  readonly type: 'OpenAccount';
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Requests a verification mail. `at`, here and below: time of the request, in ISO 8601. */
export interface AskVerification extends AccountId {
  readonly type: 'AskVerification';
  readonly request: string;
  readonly shop: number;
  readonly at: string;
}

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

/** Sets a new password by the link of a reset mail. */
export interface ResetPassword extends AccountId {
  readonly type: 'ResetPassword';
  readonly request: string;
  readonly shop: number;
  readonly at: string;
}

/** Sets a new password after the old one was checked. */
export interface ChangePassword extends AccountId {
  readonly type: 'ChangePassword';
  readonly shop: number;
}

/** Requests deletion of the account; a later process closes it. */
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
