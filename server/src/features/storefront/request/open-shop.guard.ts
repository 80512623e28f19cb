import { Injectable } from '@nestjs/common';
import type { StoreAccessFacts } from '@selvedge/shared/accounts/store-access';

import { OpenStoreGuard } from '../../accounts/index.js';
import { Elsewhere } from './elsewhere.js';

/** GRD-004, GRD-005: a closed shop leads to its gate, one that is not open yet to its countdown. */
@Injectable()
export class OpenShopGuard extends OpenStoreGuard {
  protected override refusalOf({ isComingSoon }: StoreAccessFacts): Error {
    return new Elsewhere(isComingSoon ? '/countdown/' : '/login/');
  }
}
