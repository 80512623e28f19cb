import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import { useEffect } from 'react';

import { isFirstTime } from './fresh-order.js';
import { isJustPaid } from './just-paid.js';

/** Confetti after payment, unless reduced motion is preferred (LAY-050). */
export function useConfetti(order: ShopperOrder): void {
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isCalm || !isJustPaid(order) || !isFirstTime(order, sessionStorage)) return;
    void import('./confetti.js').then(({ celebrate }) => celebrate());
  }, [order]);
}
