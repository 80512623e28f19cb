import { Injectable } from '@nestjs/common';
import { messages } from '@selvedge/shared/messages';

import type { Subject } from '../../../platform/authorization/session.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { InvalidInput } from '../../../platform/refusals.js';
import { SignInFailures } from '../sign-in-failures/sign-in-failures.service.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { SecondFactorQueries } from './second-factor.queries.js';
import { TimeCodes } from './time-codes/time-codes.service.js';

/** Code given in addition to the password. */
export interface Proof {
  readonly twoFactorAuthCode?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

@Injectable()
export class SecondFactorCheck {
  constructor(
    private readonly queries: SecondFactorQueries,
    private readonly timeCodes: TimeCodes,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly failures: SignInFailures,
  ) {}

  /** Returns whether the account has a second factor. */
  async isRequiredFor(subject: Subject): Promise<boolean> {
    return (await this.queries.of(subject)) !== undefined;
  }

  /**
   * Checks the code of an account with a second factor. Throws InvalidInput if no code was given,
   * and the errors of `prove`.
   */
  async require(context: CommandContext, subject: Subject, proof: Proof): Promise<void> {
    if (!(await this.isRequiredFor(subject))) return;
    if (proof.twoFactorAuthCode === undefined && proof.recoveryCode === undefined)
      throw new InvalidInput({ twoFactorAuthCode: [messages.required] });
    await this.prove(context, subject, proof);
  }

  /**
   * Counts attempts per account, whatever their network address (IDN-011). Throws
   * AuthenticationCodeRefused, RecoveryCodeRefused, and SignInDelayed after too many attempts.
   */
  async prove(context: CommandContext, subject: Subject, proof: Proof): Promise<void> {
    const counter = counterOf(subject);
    await this.failures.attempt(counter, '');
    if (proof.recoveryCode === undefined)
      await this.timeCodes.take(subject, proof.twoFactorAuthCode ?? '');
    else await this.recoveryCodes.use(context, subject, proof.recoveryCode);
    await this.failures.succeeded(counter, '');
  }
}

/** Returns the key under which attempts are counted. */
function counterOf({ kind, id }: Subject): string {
  return `second factor of ${kind}:${id}`;
}
