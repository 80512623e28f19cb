import { Injectable } from '@nestjs/common';
import { isSubject } from '@selvedge/shared/permissions/principal';
import type { PersonalState } from '@selvedge/shared/storefront/contract';

import type { PersonalShopRequest, PersonalSource } from '../../features/storefront/index.js';
import { Accounts } from '../../features/accounts/accounts.service.js';

type State = Pick<PersonalState, 'account'>;

/** Name of the signed-in user, shown on every page. */
@Injectable()
export class AccountName implements PersonalSource {
  readonly name = 'account';

  constructor(private readonly accounts: Accounts) {}

  /**
   * Always false: no cookie indicates an account; requests of signed-in users are recognised by
   * their session.
   */
  isIn(): boolean {
    return false;
  }

  forEveryone(): State {
    return {};
  }

  async of({ visitor: { subject }, principal }: PersonalShopRequest): Promise<State> {
    const name = subject === null ? undefined : await this.accounts.nameOf(subject);
    if (name === undefined) return {};
    return { account: { name, hasDashboard: isSubject('store', principal) } };
  }
}
