import { Injectable } from '@nestjs/common';
import { isSubject } from '@selvedge/shared/permissions/asker';
import type { PersonalState } from '@selvedge/shared/storefront/contract';

import type { PersonalShopRequest, PersonalSource } from '../../storefront/index.js';
import { Accounts } from '../accounts.service.js';

type State = Pick<PersonalState, 'account'>;

/** Who is signed in, as every page says it. */
@Injectable()
export class AccountName implements PersonalSource {
  readonly name = 'account';

  constructor(private readonly accounts: Accounts) {}

  /** A session is no cookie that a page could be kept beside: whoever has one is asked by its token. */
  isIn(): boolean {
    return false;
  }

  ofNobody(): State {
    return {};
  }

  async of({ visitor: { subject }, asker }: PersonalShopRequest): Promise<State> {
    const name = subject === null ? undefined : await this.accounts.nameOf(subject);
    if (name === undefined) return {};
    return { account: { name, hasDashboard: isSubject('store', asker) } };
  }
}
