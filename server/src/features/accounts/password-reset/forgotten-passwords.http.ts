import { Injectable, Logger } from '@nestjs/common';
import type { ForgotPassword } from '@selvedge/shared/accounts/contract';
import type { FastifyRequest } from 'fastify';

import { commandContextOf } from '../../../platform/http/request-facts.js';
import { AccountsQueries } from '../accounts.queries.js';
import { CaptchaOfRequest } from '../captcha/captcha-of-request.http.js';
import { candidateFor } from '../sign-in/password-check.service.js';
import { PasswordResets } from './password-resets.service.js';

@Injectable()
export class ForgottenPasswords {
  private readonly logger = new Logger('ForgottenPasswords');

  constructor(
    private readonly accounts: AccountsQueries,
    private readonly resets: PasswordResets,
    private readonly captcha: CaptchaOfRequest,
  ) {}

  /**
   * Sends the mail in the background: neither the answer nor its timing discloses whether the address
   * is known (IDN-012). Users retry if no mail arrives. Throws the captcha errors, which are
   * checked first.
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
