import { Injectable } from '@nestjs/common';

import type { Subject } from '../../../platform/authorization/session.js';
import { LiveSessions } from '../../../platform/live/live-sessions.js';
import { AccountsQueries } from '../accounts.queries.js';
import { PasswordRules } from '../sign-up/password-rules.service.js';

@Injectable()
export class NewPasswords {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly live: LiveSessions,
    private readonly rules: PasswordRules,
  ) {}

  /** Throws InvalidInput for a common, guessable or breached password. */
  async refuse(subject: Subject, password: string): Promise<void> {
    const account = await this.accounts.account(subject);
    await this.rules.refuse(password, account?.email);
  }

  /** Replaces the password and ends all sessions and sockets of the account on every host. */
  async set(subject: Subject, passwordHash: string): Promise<void> {
    await this.accounts.replacePassword(subject, passwordHash);
    this.live.drop(`${subject.kind}:${subject.id}`);
  }
}
