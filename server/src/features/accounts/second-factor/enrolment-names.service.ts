import { Injectable } from '@nestjs/common';

import type { Subject } from '../../../platform/authorization/session.js';
import type { Tenant } from '../../../platform/authorization/tenant.js';
import { StoreDirectory } from '../../stores/index.js';
import { NoSuchAccount } from '../account.errors.js';
import { AccountsQueries } from '../accounts.queries.js';

/** What authenticators show, so that somebody with several accounts knows which is which. */
@Injectable()
export class EnrolmentNames {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly stores: StoreDirectory,
  ) {}

  /** Throws NoSuchAccount. */
  async of(
    subject: Subject,
    { context, division }: Tenant,
  ): Promise<{ readonly issuer: string; readonly label: string }> {
    const account = await this.accounts.account(subject);
    if (account === undefined) throw new NoSuchAccount();
    const shop = this.stores.store(division)?.name ?? 'Selvedge';
    // A colon parts the two in what authenticators read.
    const issuer = (context === 'atlas' ? 'atlas' : shop).replaceAll(':', ' ');
    return { issuer, label: account.email };
  }
}
