import { recoveryCodeCount } from '@selvedge/shared/accounts/two-factor/codes';

import { NotVerified } from '../account.errors.js';
import type { SecondFactorCommand } from './second-factor.commands.js';
import { NoSecondFactor, RecoveryCodeRefused, SecondFactorThere } from './second-factor.errors.js';
import type { SecondFactorEvent } from './second-factor.events.js';

/** What a decision needs to know of a second factor. */
export interface SecondFactor {
  readonly batch: string;
  /** The numbers of the recovery codes that are left. */
  readonly unused: readonly number[];
}

interface Holder {
  readonly verified: boolean;
  readonly secondFactor?: SecondFactor | undefined;
}

/** Throws NotVerified, SecondFactorThere, NoSecondFactor and RecoveryCodeRefused. */
export function decideSecondFactor(
  command: SecondFactorCommand,
  { verified, secondFactor }: Holder,
): readonly SecondFactorEvent[] {
  if (command.type === 'AddSecondFactor') {
    // Whoever signed up with the address of somebody else shall not lock them out of it.
    if (!verified) throw new NotVerified();
    if (secondFactor !== undefined) throw new SecondFactorThere();
    const { kind, id, shop, factor, batch } = command;
    return [
      { type: 'SecondFactorAdded', kind, id, shop, factor },
      { type: 'RecoveryCodesIssued', kind, id, shop, batch, count: recoveryCodeCount },
    ];
  }
  if (secondFactor === undefined) throw new NoSecondFactor();
  return decideOn(command, secondFactor);
}

function decideOn(
  command: Exclude<SecondFactorCommand, { readonly type: 'AddSecondFactor' }>,
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

/** What is there afterwards; undefined where there is none. */
export function evolveSecondFactor(
  before: SecondFactor | undefined,
  event: SecondFactorEvent,
): SecondFactor | undefined {
  switch (event.type) {
    case 'SecondFactorAdded':
      return { batch: '', unused: [] };
    case 'RecoveryCodesIssued': {
      const { batch, count } = event;
      return { batch, unused: Array.from({ length: count }, (_, number) => number) };
    }
    case 'RecoveryCodeUsed':
      return before && { ...before, unused: without(before.unused, event.number) };
    case 'SecondFactorRemoved':
      return undefined;
  }
}

function without(numbers: readonly number[], gone: number): readonly number[] {
  return numbers.filter((number) => number !== gone);
}
