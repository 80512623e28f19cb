import type { LiveEvent, OrderStageChanged } from '@selvedge/shared/live/contract';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';

/** Source of an order and its live events. */
export interface OrderSource {
  readonly fetch: () => Promise<ShopperOrder>;
  /** Subscribes to events and resets; returns the unsubscribe function. */
  readonly watch: (onEvent: (event: LiveEvent) => void, onReset: () => void) => () => void;
}

/** Follows an order and reports each change. Returns a function that stops it. */
export function followOrder(
  source: OrderSource,
  change: (next: (order: ShopperOrder) => ShopperOrder) => void,
): () => void {
  let latest = 0;
  const refetch = async () => {
    latest += 1;
    const own = latest;
    const fresh = await source.fetch().catch(() => undefined);
    // Discards an answer that was requested before the latest change.
    if (fresh !== undefined && own === latest) change(() => fresh);
  };
  const onEvent = (event: LiveEvent) => {
    change((order) => moved(order, event));
    void refetch();
  };
  const stop = source.watch(onEvent, () => void refetch());
  return () => {
    latest = Infinity;
    stop();
  };
}

/** Applies the new status before the full order has been fetched. */
function moved(order: ShopperOrder, { name, data }: LiveEvent): ShopperOrder {
  if (name !== 'order.stage-changed') return order;
  // The event's name determines the shape of its data.
  const { to: status, stage, percent: percentComplete } = data as OrderStageChanged;
  return { ...order, status, stage, percentComplete };
}
