import type { LiveEvent, OrderStageChanged } from '@selvedge/shared/live/contract';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import { useEffect, useState } from 'react';

import { call } from '../../lib/http.js';

/** Where the order is now, before the rest of what has changed is fetched. */
function moved(order: ShopperOrder, { name, data }: LiveEvent): ShopperOrder {
  if (name !== 'order.stage-changed') return order;
  // The name says which of the contract's shapes the data has.
  const { to: status, stage, percent: percentComplete } = data as OrderStageChanged;
  return { ...order, status, stage, percentComplete };
}

/** Watches the order's topic and calls back with what is new. Returns the way to stop. */
function follow(
  { hash, cursor }: Pick<ShopperOrder, 'hash' | 'cursor'>,
  change: (next: (order: ShopperOrder) => ShopperOrder) => void,
): () => void {
  let stop: (() => void) | undefined;
  let gone = false;
  const fetchAnew = async () => {
    const fresh = await call<ShopperOrder>('GET', `/orders/${hash}/`).catch(() => undefined);
    if (fresh !== undefined && !gone) change(() => fresh);
  };
  const onEvent = (event: LiveEvent) => {
    change((order) => moved(order, event));
    void fetchAnew();
  };
  void import('../../lib/live.js').then(({ watch }) => {
    if (!gone) stop = watch(`order:${hash}`, cursor, onEvent, () => void fetchAnew());
  });
  return () => {
    gone = true;
    stop?.();
  };
}

/** ORD-046: the order as it is, kept up to date without a reload. */
export function useLiveOrder(initial: ShopperOrder): ShopperOrder {
  const [order, setOrder] = useState(initial);
  const { hash, cursor } = initial;
  useEffect(() => follow({ hash, cursor }, setOrder), [hash, cursor]);
  return order;
}
