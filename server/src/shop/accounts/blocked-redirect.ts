import { refusalOf } from '@selvedge/shared/policies/policies';

import type { ShopRequest } from '../../features/storefront/index.js';
import { shopFactsOf } from '../../features/stores/index.js';

/** Returns the redirect path for visitors without access: the gate or the countdown. */
export function blockedRedirect({ principal, store }: ShopRequest): string | undefined {
  return refusalOf(principal, 'shop.visit', shopFactsOf(store))?.leadsTo;
}
