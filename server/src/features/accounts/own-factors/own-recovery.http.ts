import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { commandContextOf } from '../../../platform/http/request-facts.js';
import { Confirmations } from '../sessions/confirmations.service.js';
import { Passkeys } from '../passkeys/passkeys.service.js';
import { subjectIn } from '../second-factor/own-second-factor.http.js';
import { RecoveryCodes } from '../second-factor/recovery-codes.service.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';

/**
 * Actions that weaken a second factor; they require a recent password confirmation. All throw
 * NoSuchAccount, ConfirmPassword and NoSecondFactor.
 */
@Injectable()
export class OwnRecovery {
  constructor(
    private readonly confirmations: Confirmations,
    private readonly factors: SecondFactors,
    private readonly codes: RecoveryCodes,
    private readonly passkeys: Passkeys,
  ) {}

  /** Returns new recovery codes, which are never shown again. */
  async issue(request: FastifyRequest): Promise<readonly string[]> {
    const subject = subjectIn(request);
    await this.confirmations.require(request.facts.token);
    return this.codes.issue(commandContextOf(request), subject);
  }

  /** Also throws NoSuchPasskey. */
  async removePasskey(request: FastifyRequest, passkey: string): Promise<void> {
    const subject = subjectIn(request);
    await this.confirmations.require(request.facts.token);
    await this.passkeys.remove(commandContextOf(request), subject, passkey);
  }

  /** Removes the second factor, so that the password alone is enough again. */
  async remove(request: FastifyRequest): Promise<void> {
    const subject = subjectIn(request);
    await this.confirmations.require(request.facts.token);
    await this.factors.remove(commandContextOf(request), subject, request.facts.division);
  }
}
