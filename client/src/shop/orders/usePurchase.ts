import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import type { Measuring } from '@selvedge/shared/stores/measurement/measurement';
import { useEffect } from 'react';

import { isJustPaid } from './just-paid.js';

/** ANL-024: those that the shop is measured by are told of what was just paid. */
export function usePurchase(order: ShopperOrder, measuring: Measuring | null): void {
  useEffect(() => {
    if (measuring === null || !isJustPaid(order)) return;
    void import('../measurement/index.js').then(({ trackPurchase }) => {
      trackPurchase(measuring.ids, order);
    });
  }, [order, measuring]);
}
