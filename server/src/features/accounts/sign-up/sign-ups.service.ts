import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { SignUp } from '@selvedge/shared/accounts/contract';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { AccountCommands } from '../account-commands.service.js';
import { AccountOpening } from '../account-opening.service.js';
import { AddressTaken } from '../account.errors.js';
import { AccountsQueries } from '../accounts.queries.js';
import { hashPassword } from '../sign-in/password.js';
import { PasswordRules } from './password-rules.service.js';
import type { PendingSignUp } from './pending-sign-up.js';

@Injectable()
export class SignUps {
  constructor(
    private readonly opening: AccountOpening,
    private readonly accounts: AccountsQueries,
    private readonly commands: AccountCommands,
    private readonly passwords: PasswordRules,
  ) {}

  /**
   * Opens an unverified account. If the address already has one, only its owner is notified
   * (IDN-012). Throws InvalidInput for a common, guessable or breached password.
   */
  async signUp(
    context: CommandContext,
    { email, firstName = '', lastName = '', password, should_have_store }: SignUp,
  ): Promise<Omit<PendingSignUp, 'redirectUri'>> {
    await this.passwords.refuse(password, email);
    const request = randomUUID();
    const passwordHash = await hashPassword(password);
    const wantsStore = Number(should_have_store) === 1;
    const account = { email, firstName, lastName, passwordHash, wantsStore };
    const verification = { request, shop: context.division, at: this.commands.now() };
    try {
      const id = await this.opening.unverifiedCustomer(context, account, verification);
      return { id, email, request };
    } catch (refusal) {
      if (!(refusal instanceof AddressTaken)) throw refusal;
      await this.repeat(context, email);
      return { id: 0, email, request };
    }
  }

  /** Sends another mail of the same kind to the same address. */
  async resend(
    context: CommandContext,
    { id, email }: Pick<PendingSignUp, 'id' | 'email'>,
  ): Promise<void> {
    await (id === 0 ? this.repeat(context, email) : this.resendCode(context, id));
  }

  /** Sends another mail with another code, unless one was sent less than a minute ago. */
  async resendCode(context: CommandContext, id: number): Promise<void> {
    await this.commands.handle(context, {
      type: 'AskVerification',
      kind: 'customer',
      id,
      request: randomUUID(),
      shop: context.division,
      at: this.commands.now(),
    });
  }

  private async repeat(context: CommandContext, email: string): Promise<void> {
    const owner = await this.accounts.customerOf(email);
    if (owner === undefined) return;
    const { division: shop } = context;
    const details = { shop, at: this.commands.now() };
    await this.commands.handle(context, { type: 'RepeatSignUp', ...owner, ...details });
  }
}
