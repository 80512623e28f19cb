import { Injectable } from '@nestjs/common';

import { LiveSessions } from '../../../platform/live/live-sessions.js';
import { AccountsQueries } from '../accounts.queries.js';

const customerForm = /^customer:([1-9]\d{0,9})$/;

/** Ends the account of a customer who asked to be forgotten; who works for the platform keeps theirs. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly live: LiveSessions,
  ) {}

  /** Of `customer:7` the account with all that belongs to it. Every other subject has none. */
  async erase(subject: string): Promise<void> {
    const [, id] = customerForm.exec(subject) ?? [];
    if (id === undefined) return;
    await this.accounts.removeCustomer(Number(id));
    this.live.drop(subject);
  }
}
