import { Injectable, type OnModuleInit } from '@nestjs/common';

import { AccountOpening } from '../account-opening.service.js';
import { OlderAccountsQueries } from './older-accounts.queries.js';

/**
 * Accounts that are older than their events: a server that starts says once of each what is there,
 * before anything is folded again. Servers that start together say it once, too.
 */
@Injectable()
export class OlderAccounts implements OnModuleInit {
  constructor(
    private readonly queries: OlderAccountsQueries,
    private readonly opening: AccountOpening,
  ) {}

  async onModuleInit(): Promise<void> {
    const accounts = await this.queries.list();
    for (const { createdAt, ...account } of accounts) {
      const by = { actor: 'system:accounts', correlationId: 'older-accounts' };
      await this.opening.record({ ...by, occurredAt: createdAt }, account);
    }
    if (accounts.length > 0) await this.queries.clear();
  }
}
