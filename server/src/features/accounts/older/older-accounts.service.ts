import { Injectable, type OnModuleInit } from '@nestjs/common';

import { AccountOpening } from '../account-opening.service.js';
import { OlderAccountsQueries } from './older-accounts.queries.js';

/**
 * Records accounts that predate their events at start-up, before projections are rebuilt. Servers
 * that start at the same time record them once.
 */
@Injectable()
export class LegacyAccounts implements OnModuleInit {
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
