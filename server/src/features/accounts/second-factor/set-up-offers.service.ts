import { Injectable } from '@nestjs/common';
import type { TwoFactorSetUp } from '@selvedge/shared/accounts/two-factor/contract';

import type { Subject } from '../../../platform/authorization/session.js';
import { NoSuchAccount } from '../account.errors.js';
import { AccountsQueries } from '../accounts.queries.js';
import { SetUpOver } from './second-factor.errors.js';
import { SecondFactorSetUp } from './second-factor-set-up.service.js';

/** What somebody is shown who sets up a second factor. */
@Injectable()
export class SetUpOffers {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly setUps: SecondFactorSetUp,
  ) {}

  /**
   * `issuer`: the shop, as authenticators show it beside the address; `setup`: what was shown before, which
   * is shown again as long as it is good. Throws NoSuchAccount.
   */
  async of(subject: Subject, issuer: string, setup?: string): Promise<TwoFactorSetUp> {
    const account = await this.accounts.account(subject);
    if (account === undefined) throw new NoSuchAccount();
    // A colon parts the two in what authenticators read.
    const shown = { issuer: issuer.replaceAll(':', ' '), label: account.email };
    if (setup === undefined) return this.setUps.begin(subject, shown);
    try {
      return this.setUps.shownAgain(subject, setup, shown);
    } catch (refusal) {
      if (!(refusal instanceof SetUpOver)) throw refusal;
      return this.setUps.begin(subject, shown);
    }
  }
}
