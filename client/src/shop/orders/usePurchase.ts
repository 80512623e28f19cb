import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import type { Measuring } from '@selvedge/shared/stores/measurement/measurement';
import { useEffect } from 'react';

import { isJustPaid } from './just-paid.js';

/** Reports a purchase to the shop's measurement services directly after payment (ANL-024). */
export function usePurchase(order: ShopperOrder, measuring: Measuring | null): void {
  useEffect(() => {
    if (measuring === null || !isJustPaid(order)) return;
    void import('../measurement/index.js').then(({ trackPurchase }) => {
      trackPurchase(measuring.ids, order);
    });
  }, [order, measuring]);
}
