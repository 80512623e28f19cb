import { refusalOf } from '@selvedge/shared/permissions/policies';

import type { ShopRequest } from '../../storefront/index.js';
import { shopFactsOf } from '../../stores/index.js';

/** Where those stand who may not come in: at the gate, or the countdown. */
export function doorOf({ asker, store }: ShopRequest): string | undefined {
  return refusalOf(asker, 'shop.visit', shopFactsOf(store))?.leadsTo;
}
