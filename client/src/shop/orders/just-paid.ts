import type { ShopperOrder } from '@selvedge/shared/orders/contract';

import { isFresh } from './fresh-order.js';

/** Whether this page was opened directly after payment. */
export function isJustPaid(order: ShopperOrder): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const navigation = entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
  return isFresh(order, { referrer: document.referrer, origin: location.origin, navigation });
}
