import type { AccountId } from '../account.rules.js';

interface OfSecondFactor extends AccountId {
  readonly shop: number;
}

/** Adds a factor whose code was checked; the ids are new. */
export interface AddSecondFactor extends OfSecondFactor {
  readonly type: 'AddSecondFactor';
  readonly factor: string;
  readonly batch: string;
}

export interface IssueRecoveryCodes extends OfSecondFactor {
  readonly type: 'IssueRecoveryCodes';
  readonly batch: string;
}

export interface UseRecoveryCode extends OfSecondFactor {
  readonly type: 'UseRecoveryCode';
  readonly batch: string;
  readonly number: number;
}

export interface AddPasskey extends OfSecondFactor {
  readonly type: 'AddPasskey';
  readonly passkey: string;
  readonly host: string;
  readonly credential: string;
  readonly publicKey: string;
  readonly name: string;
}

export interface RemovePasskey extends OfSecondFactor {
  readonly type: 'RemovePasskey';
  readonly passkey: string;
}

export interface RemoveSecondFactor extends OfSecondFactor {
  readonly type: 'RemoveSecondFactor';
}

export type PasskeyCommand = AddPasskey | RemovePasskey;

export type SecondFactorCommand =
  | AddSecondFactor
  | IssueRecoveryCodes
  | UseRecoveryCode
  | PasskeyCommand
  | RemoveSecondFactor;

const types: readonly string[] = [
  'AddSecondFactor',
  'IssueRecoveryCodes',
  'UseRecoveryCode',
  'AddPasskey',
  'RemovePasskey',
  'RemoveSecondFactor',
] satisfies readonly SecondFactorCommand['type'][];

export function isForSecondFactor(command: {
  readonly type: string;
}): command is SecondFactorCommand {
  return types.includes(command.type);
}

export function isForPasskey(command: SecondFactorCommand): command is PasskeyCommand {
  return command.type === 'AddPasskey' || command.type === 'RemovePasskey';
}
