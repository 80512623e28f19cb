import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { ResetPassword } from '@selvedge/shared/accounts/contract';

import type { Subject } from '../../../platform/authorization/session.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { InvalidInput } from '../../../platform/refusals.js';
import { AccountCommands } from '../account-commands.service.js';
import { AccountRequests } from '../account-requests.service.js';
import { ResetLinkRefused } from '../account.errors.js';
import { hashPassword } from '../sign-in/password.js';
import { refuseGuessable } from '../sign-up/new-password.js';
import { RequestCodes } from '../sign-up/request-codes.service.js';
import { NewPasswords } from './new-passwords.service.js';

/** Stored in place of a hash; no password matches it. */
const noPassword = 'none';
const notTheSame = 'The passwords do not match';

/** Resets a forgotten password by a mailed link (IDN-013). */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly commands: AccountCommands,
    private readonly requests: AccountRequests,
    private readonly codes: RequestCodes,
    private readonly passwords: NewPasswords,
  ) {}

  /** Sends the mail; no-op if one was sent less than a minute ago. */
  async ask(context: CommandContext, { kind, id }: Subject): Promise<void> {
    const { division: shop } = context;
    const details = { kind, id, request: randomUUID(), shop, at: this.commands.now() };
    await this.commands.handle(context, { type: 'AskPasswordReset', ...details });
  }

  /**
   * For support: invalidates the password, ends all sessions and mails a reset link, so that the
   * owner proves access to the mailbox again.
   */
  async demand(context: CommandContext, subject: Subject): Promise<void> {
    await this.passwords.set(subject, noPassword);
    await this.ask(context, subject);
  }

  /** Returns whether the link is still valid; the decision is repeated when it is used. */
  async isOpen(token: string): Promise<boolean> {
    const link = this.codes.requestOf(token);
    if (link === undefined) return false;
    const last = await this.requests.latest(link, 'PasswordResetAsked', 'PasswordChanged');
    if (last?.type !== 'PasswordResetAsked' || last.request !== link.request) return false;
    return this.commands.now() <= last.validUntil;
  }

  /**
   * Sets the new password and ends all sessions. Of two concurrent uses of a link only one
   * succeeds. Throws InvalidInput and ResetLinkRefused.
   */
  async reset(context: CommandContext, form: ResetPassword): Promise<void> {
    const { token, password, password_confirmation: again } = form;
    if (password.normalize('NFKC') !== again.normalize('NFKC'))
      throw new InvalidInput({ password_confirmation: [notTheSame] });
    refuseGuessable(password);
    const link = this.codes.requestOf(token);
    if (link === undefined) throw new ResetLinkRefused();
    await this.passwords.refuse({ kind: link.kind, id: link.id }, password);
    const passwordHash = await hashPassword(password);
    const using = { ...link, shop: context.division, at: this.commands.now() };
    await this.commands.handle(context, { type: 'ResetPassword', ...using });
    await this.passwords.set({ kind: link.kind, id: link.id }, passwordHash);
  }
}
