import { Injectable } from '@nestjs/common';
import type { TwoFactorSetUp } from '@selvedge/shared/accounts/two-factor/contract';

import type { Subject } from '../../../platform/authorization/session.js';
import { NoSuchAccount } from '../account.errors.js';
import { AccountsQueries } from '../accounts.queries.js';
import { SetUpOver } from './second-factor.errors.js';
import { SecondFactorSetUp } from './second-factor-set-up.service.js';

@Injectable()
export class SetUpOffers {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly setUps: SecondFactorSetUp,
  ) {}

  /**
   * `issuer` is the shop, which authenticators show beside the address; `setup` is an earlier
   * set-up, reused while it is valid. Throws NoSuchAccount.
   */
  async of(subject: Subject, issuer: string, setup?: string): Promise<TwoFactorSetUp> {
    const account = await this.accounts.account(subject);
    if (account === undefined) throw new NoSuchAccount();
    // A colon separates issuer and label in the otpauth URI.
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
