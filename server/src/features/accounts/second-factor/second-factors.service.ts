import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { SetUpTwoFactor } from '@selvedge/shared/accounts/two-factor/contract';

import type { Subject } from '../../../platform/authorization/session.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { AccountCommands, type By } from '../account-commands.service.js';
import { NoSecondFactor } from './second-factor.errors.js';
import { SecondFactorSecrets } from './second-factor-secrets.service.js';
import { SecondFactorSetUp } from './second-factor-set-up.service.js';
import { TimeCodes } from './time-codes/time-codes.service.js';

/** Adds and removes second factors of accounts (IDN-014). */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly setUps: SecondFactorSetUp,
    private readonly timeCodes: TimeCodes,
    private readonly secrets: SecondFactorSecrets,
    private readonly commands: AccountCommands,
  ) {}

  /**
   * Returns the recovery codes, which are never shown again. Throws SetUpOver,
   * AuthenticationCodeRefused, SecondFactorThere and NotVerified.
   */
  async add(
    context: CommandContext,
    subject: Subject,
    { setup, twoFactorAuthCode }: SetUpTwoFactor,
  ): Promise<readonly string[]> {
    const factor = this.setUps.factorOf(subject, setup);
    await this.timeCodes.takeOf(subject, factor, twoFactorAuthCode);
    const batch = randomUUID();
    const { division: shop } = context;
    const add = { type: 'AddSecondFactor', ...subject, factor, batch, shop } as const;
    await this.commands.handle(context, add);
    return this.secrets.recoveryCodes(subject, batch);
  }

  /** Removes the second factor if there is one. Returns whether there was one. */
  async reset(by: By, subject: Subject, shop: number): Promise<boolean> {
    try {
      await this.remove(by, subject, shop);
      return true;
    } catch (refusal) {
      if (!(refusal instanceof NoSecondFactor)) throw refusal;
      return false;
    }
  }

  /**
   * Removes the second factor, so that the password alone is enough again. Throws NoSecondFactor.
   */
  async remove(by: By, subject: Subject, shop: number): Promise<void> {
    await this.commands.handle(by, { type: 'RemoveSecondFactor', ...subject, shop });
  }
}
