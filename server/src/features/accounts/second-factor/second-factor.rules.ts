import { passkeyCount } from '@selvedge/shared/accounts/passkeys/limits';
import { recoveryCodeCount } from '@selvedge/shared/accounts/two-factor/codes';

import { NotVerified } from '../account.errors.js';
import {
  isForPasskey,
  type PasskeyCommand,
  type SecondFactorCommand,
} from './second-factor.commands.js';
import {
  NoSecondFactor,
  NoSuchPasskey,
  RecoveryCodeRefused,
  SecondFactorThere,
  TooManyPasskeys,
} from './second-factor.errors.js';
import { isOfPasskey, type PasskeyEvent, type SecondFactorEvent } from './second-factor.events.js';

export interface SecondFactor {
  readonly batch: string;
  /** Indices of the unused recovery codes. */
  readonly unused: readonly number[];
  /** Passkey ids; absent if none was ever added. */
  readonly passkeys?: readonly string[];
}

interface Holder {
  readonly verified: boolean;
  readonly secondFactor?: SecondFactor | undefined;
}

/**
 * Throws NotVerified, SecondFactorThere, NoSecondFactor, RecoveryCodeRefused, TooManyPasskeys and
 * NoSuchPasskey.
 */
export function decideSecondFactor(
  command: SecondFactorCommand,
  { verified, secondFactor }: Holder,
): readonly SecondFactorEvent[] {
  if (command.type === 'AddSecondFactor') {
    // Otherwise someone who signs up with another person's address could lock them out of it.
    if (!verified) throw new NotVerified();
    if (secondFactor !== undefined) throw new SecondFactorThere();
    const { kind, id, shop, factor, batch } = command;
    return [
      { type: 'SecondFactorAdded', kind, id, shop, factor },
      { type: 'RecoveryCodesIssued', kind, id, shop, batch, count: recoveryCodeCount },
    ];
  }
  if (secondFactor === undefined) throw new NoSecondFactor();
  if (isForPasskey(command)) return decidePasskey(command, secondFactor);
  return decideOn(command, secondFactor);
}

function decideOn(
  command: Exclude<SecondFactorCommand, PasskeyCommand | { readonly type: 'AddSecondFactor' }>,
  { batch, unused }: SecondFactor,
): readonly SecondFactorEvent[] {
  const { kind, id, shop } = command;
  const whose = { kind, id, shop };
  switch (command.type) {
    case 'IssueRecoveryCodes': {
      const issued = { batch: command.batch, count: recoveryCodeCount };
      return [{ type: 'RecoveryCodesIssued', ...whose, ...issued }];
    }
    case 'UseRecoveryCode': {
      const { number } = command;
      if (command.batch !== batch || !unused.includes(number)) throw new RecoveryCodeRefused();
      return [{ type: 'RecoveryCodeUsed', ...whose, batch, number, left: unused.length - 1 }];
    }
    case 'RemoveSecondFactor':
      return [{ type: 'SecondFactorRemoved', ...whose }];
  }
}

function decidePasskey(
  command: PasskeyCommand,
  { passkeys = [] }: SecondFactor,
): readonly SecondFactorEvent[] {
  const { kind, id, shop, passkey } = command;
  const whose = { kind, id, shop };
  if (command.type === 'AddPasskey') {
    if (passkeys.length >= passkeyCount) throw new TooManyPasskeys();
    const { host, credential, publicKey, name } = command;
    return [{ type: 'PasskeyAdded', ...whose, passkey, host, credential, publicKey, name }];
  }
  if (!passkeys.includes(passkey)) throw new NoSuchPasskey();
  return [{ type: 'PasskeyRemoved', ...whose, passkey }];
}

/** Returns the state after an event; undefined without a second factor. */
export function evolveSecondFactor(
  before: SecondFactor | undefined,
  event: SecondFactorEvent,
): SecondFactor | undefined {
  if (isOfPasskey(event)) return before && { ...before, passkeys: passkeysIn(before, event) };
  switch (event.type) {
    case 'SecondFactorAdded':
      return { batch: '', unused: [] };
    case 'RecoveryCodesIssued': {
      const { batch, count } = event;
      return { ...before, batch, unused: Array.from({ length: count }, (_, number) => number) };
    }
    case 'RecoveryCodeUsed':
      return before && { ...before, unused: without(before.unused, event.number) };
    case 'SecondFactorRemoved':
      return undefined;
  }
}

function passkeysIn({ passkeys = [] }: SecondFactor, event: PasskeyEvent): readonly string[] {
  if (event.type === 'PasskeyAdded') return [...passkeys, event.passkey];
  return passkeys.filter((passkey) => passkey !== event.passkey);
}

function without(numbers: readonly number[], removed: number): readonly number[] {
  return numbers.filter((number) => number !== removed);
}
