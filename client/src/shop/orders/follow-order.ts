import type { LiveEvent, OrderStageChanged } from '@selvedge/shared/live/contract';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';

/** Where an order that is followed comes from. */
export interface OrderSource {
  readonly fetch: () => Promise<ShopperOrder>;
  /** Tells what happens to it, or that it is to be fetched anew; returns the way to stop. */
  readonly watch: (onEvent: (event: LiveEvent) => void, onReset: () => void) => () => void;
}

/** Follows an order and calls back with what is new. Returns the way to stop. */
export function followOrder(
  source: OrderSource,
  change: (next: (order: ShopperOrder) => ShopperOrder) => void,
): () => void {
  let latest = 0;
  const refetch = async () => {
    latest += 1;
    const own = latest;
    const fresh = await source.fetch().catch(() => undefined);
    // What was asked for before the last change may come after it.
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

/** Where the order is now, before the rest of what has changed is fetched. */
function moved(order: ShopperOrder, { name, data }: LiveEvent): ShopperOrder {
  if (name !== 'order.stage-changed') return order;
  // The name says which of the contract's shapes the data has.
  const { to: status, stage, percent: percentComplete } = data as OrderStageChanged;
  return { ...order, status, stage, percentComplete };
}
