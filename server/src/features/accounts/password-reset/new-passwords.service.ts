import { Injectable } from '@nestjs/common';

import type { Subject } from '../../../platform/authorization/session.js';
import { LiveSessions } from '../../../platform/live/live-sessions.js';
import { AccountsQueries } from '../accounts.queries.js';
import { PasswordRules } from '../sign-up/password-rules.service.js';

/** Puts a new password in the place of the old one. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly live: LiveSessions,
    private readonly rules: PasswordRules,
  ) {}

  /** Throws InvalidInput for one that is easily guessed or was breached. */
  async refuse(subject: Subject, password: string): Promise<void> {
    const account = await this.accounts.account(subject);
    await this.rules.refuse(password, account?.email);
  }

  /** Whoever came in by the old one is out at once, on every host, and over sockets too. */
  async set(subject: Subject, passwordHash: string): Promise<void> {
    await this.accounts.replacePassword(subject, passwordHash);
    this.live.drop(`${subject.kind}:${subject.id}`);
  }
}
