import type { AccountId } from '../account.rules.js';

interface OfSecondFactor extends AccountId {
  readonly shop: number;
}

/** Somebody has shown a code of the factor; the ids are new ones. */
export interface AddSecondFactor extends OfSecondFactor {
  readonly type: 'AddSecondFactor';
  readonly factor: string;
  readonly batch: string;
}

/** Other recovery codes instead of those that are there. */
export interface IssueRecoveryCodes extends OfSecondFactor {
  readonly type: 'IssueRecoveryCodes';
  readonly batch: string;
}

/** Somebody has this code of the batch. */
export interface UseRecoveryCode extends OfSecondFactor {
  readonly type: 'UseRecoveryCode';
  readonly batch: string;
  readonly number: number;
}

/** Somebody has made this passkey; the id is a new one. */
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

/** Whether it is one of those above. */
export function isForSecondFactor(command: {
  readonly type: string;
}): command is SecondFactorCommand {
  return types.includes(command.type);
}

/** Whether it is about a passkey. */
export function isForPasskey(command: SecondFactorCommand): command is PasskeyCommand {
  return command.type === 'AddPasskey' || command.type === 'RemovePasskey';
}
