import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import { useEffect, useState } from 'react';

import { followOrder, type OrderSource } from './follow-order.js';
import { call } from '../../lib/http.js';

/** Order that updates live without a reload (ORD-046). */
export function useLiveOrder(initial: ShopperOrder): ShopperOrder {
  const [order, setOrder] = useState(initial);
  const { hash, cursor } = initial;
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    void import('../../lib/live.js').then(({ watch }) => {
      if (isOver) return;
      const source: OrderSource = {
        fetch: () => call<ShopperOrder>('GET', `/orders/${hash}/`),
        watch: (onEvent, onReset) => watch(`order:${hash}`, cursor, onEvent, onReset),
      };
      stop = followOrder(source, setOrder);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [hash, cursor]);
  return order;
}
