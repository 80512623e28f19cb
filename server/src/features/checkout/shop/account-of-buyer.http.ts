import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Accounts, PendingSignUps, SignUpFlow } from '../../accounts/index.js';

interface NewAccountInput {
  readonly email: string;
  /** Undefined where no account is wanted. */
  readonly password: string | undefined;
  /** Where the sign-up leads in the end. */
  readonly redirectUri: string;
}

/** The account that a guest makes at the checkout. It shows the order once the code of a mail has come (IDN-008). */
@Injectable()
export class AccountOfBuyer {
  private readonly logger = new Logger('AccountOfBuyer');

  constructor(
    private readonly accounts: Accounts,
    private readonly flow: SignUpFlow,
    private readonly pending: PendingSignUps,
  ) {}

  /**
   * Throws InvalidInput for one that no account may have, whether or not the address has one already
   * (IDN-012).
   */
  refusePassword(password: string, email: string): Promise<void> {
    return this.accounts.refusePassword(password, email);
  }

  /** Asks for no captcha: whoever has just paid is no robot. Nothing for who is signed in. */
  async make(
    request: FastifyRequest,
    reply: FastifyReply,
    { email, password, redirectUri }: NewAccountInput,
  ): Promise<void> {
    if (password === undefined || request.facts.session.subject !== null) return;
    // The same form sent twice has signed up once.
    if (this.pending.of(request.cookies)?.email === email) return;
    try {
      await this.flow.signUp(request, reply, { email, password, redirectUri });
    } catch (thrown) {
      // The order is paid for, and its receipt offers an account again.
      this.logger.error({ message: 'no account was made with an order', error: String(thrown) });
    }
  }
}
