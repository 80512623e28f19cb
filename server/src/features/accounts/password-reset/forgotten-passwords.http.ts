import { Injectable, Logger } from '@nestjs/common';
import type { ForgotPassword } from '@selvedge/shared/accounts/contract';
import type { FastifyRequest } from 'fastify';

import { commandContextOf } from '../../../platform/http/request-facts.js';
import { AccountsQueries } from '../accounts.queries.js';
import { CaptchaOfRequest } from '../captcha/captcha-of-request.http.js';
import { candidateFor } from '../sign-in/password-check.service.js';
import { PasswordResets } from './password-resets.service.js';

/** Takes a forgotten password from a request. */
@Injectable()
export class ForgottenPasswords {
  private readonly logger = new Logger('ForgottenPasswords');

  constructor(
    private readonly accounts: AccountsQueries,
    private readonly resets: PasswordResets,
    private readonly captcha: CaptchaOfRequest,
  ) {}

  /**
   * IDN-012: nobody waits for it, so that neither words nor time tell whether the address is known.
   * Who gets no mail asks again. Throws what the captcha throws, which is asked for before.
   */
  async ask(request: FastifyRequest, form: ForgotPassword): Promise<void> {
    await this.captcha.check(request, 'forgot-password', form);
    this.send(request, form.email).catch((thrown: unknown) => {
      this.logger.error(thrown);
    });
  }

  private async send(request: FastifyRequest, email: string): Promise<void> {
    const { tenant } = request.facts;
    const candidate = candidateFor(tenant, await this.accounts.candidates(email));
    if (candidate === undefined) return;
    await this.resets.ask(commandContextOf(request), candidate.subject);
  }
}
