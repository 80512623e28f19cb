import type { LiveEvent } from '@selvedge/shared/live/contract';
import type {
  AtlasOrderRow,
  AtlasOrders,
  AtlasOrdersQuery,
} from '@selvedge/shared/orders/contract';

/** Where the orders of a board come from. */
export interface OrdersSource {
  readonly fetch: (query: AtlasOrdersQuery) => Promise<AtlasOrders>;
  /** Tells what happens after a cursor, or that all is to be fetched anew; returns the way to stop. */
  readonly watch: (
    cursor: string,
    onEvent: (event: LiveEvent) => void,
    onReset: () => void,
  ) => () => void;
  /** Calls back with orders that were told of, as they are now, where they are shown; returns the way to stop. */
  readonly onShown?: (listener: (rows: readonly AtlasOrderRow[]) => void) => () => void;
}
