import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Accounts, PendingSignUps, SignUpFlow } from '../../features/accounts/index.js';

interface NewAccountInput {
  readonly email: string;
  /** Undefined if no account is requested. */
  readonly password: string | undefined;
  /** Final redirect of the sign-up. */
  readonly redirectUri: string;
}

/**
 * Account that a guest creates at checkout. It shows the order once the e-mail code is entered
 * (IDN-008).
 */
@Injectable()
export class AccountOfBuyer {
  private readonly logger = new Logger('AccountOfBuyer');

  constructor(
    private readonly accounts: Accounts,
    private readonly flow: SignUpFlow,
    private readonly pending: PendingSignUps,
  ) {}

  /**
   * Throws InvalidInput for a password that is never allowed, whether or not the address has an
   * account (IDN-012).
   */
  refusePassword(password: string, email: string): Promise<void> {
    return this.accounts.refusePassword(password, email);
  }

  /** Needs no captcha, because the caller has just ordered. No-op for signed-in customers. */
  async make(
    request: FastifyRequest,
    reply: FastifyReply,
    { email, password, redirectUri }: NewAccountInput,
  ): Promise<void> {
    if (password === undefined || request.facts.session.subject !== null) return;
    // The form was sent twice; the first one has signed up.
    if (this.pending.of(request.cookies)?.email === email) return;
    try {
      await this.flow.signUp(request, reply, { email, password, redirectUri });
    } catch (thrown) {
      // The order is placed; its receipt offers the account again.
      this.logger.error({ message: 'no account was created with an order', error: String(thrown) });
    }
  }
}
