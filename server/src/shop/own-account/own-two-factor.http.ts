import { Injectable } from '@nestjs/common';
import type { RemovePasskeyForm } from '@selvedge/shared/accounts/passkeys/contract';
import type {
  PasswordConfirmation,
  SetUpTwoFactorForm,
} from '@selvedge/shared/accounts/two-factor/contract';
import { messages } from '@selvedge/shared/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { InvalidInput } from '../../platform/refusals.js';
import {
  OwnRecovery,
  OwnSecondFactor,
  PasswordConfirmations,
} from '../../features/accounts/index.js';

/** Changes the second factor through forms that confirm the password. */
@Injectable()
export class OwnTwoFactor {
  constructor(
    private readonly factor: OwnSecondFactor,
    private readonly recovery: OwnRecovery,
    private readonly confirmations: PasswordConfirmations,
  ) {}

  /**
   * Adds the second factor and returns its recovery codes. Throws errors of the form, like the
   * other methods.
   */
  async add(
    request: FastifyRequest,
    reply: FastifyReply,
    { password, ...form }: SetUpTwoFactorForm,
  ): Promise<readonly string[]> {
    await this.confirm(request, reply, { password });
    return this.factor.add(request, reply, form);
  }

  /** Returns new recovery codes. */
  async issue(
    request: FastifyRequest,
    reply: FastifyReply,
    form: PasswordConfirmation,
  ): Promise<readonly string[]> {
    await this.confirm(request, reply, form);
    return this.recovery.issue(request);
  }

  async remove(
    request: FastifyRequest,
    reply: FastifyReply,
    form: PasswordConfirmation,
  ): Promise<void> {
    await this.confirm(request, reply, form);
    await this.recovery.remove(request);
  }

  async removePasskey(
    request: FastifyRequest,
    reply: FastifyReply,
    { passkey, ...form }: RemovePasskeyForm,
  ): Promise<void> {
    await this.confirm(request, reply, form);
    await this.recovery.removePasskey(request, passkey);
  }

  /** Verifies the password, and the second factor if there is one. */
  async confirm(
    request: FastifyRequest,
    reply: FastifyReply,
    form: PasswordConfirmation,
  ): Promise<void> {
    if (!(await this.confirmations.confirm(request, reply, form)))
      throw new InvalidInput({ twoFactorAuthCode: [messages.required] });
  }
}
