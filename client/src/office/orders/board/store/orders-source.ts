import type { LiveEvent } from '@selvedge/shared/live/contract';
import type {
  AtlasOrderRow,
  AtlasOrders,
  AtlasOrdersQuery,
} from '@selvedge/shared/orders/contract';

/** Data source of a board. */
export interface OrdersSource {
  readonly fetch: (query: AtlasOrdersQuery) => Promise<AtlasOrders>;
  /** Follows events after a cursor; `onReset` asks for a reload. Returns a function that stops. */
  readonly watch: (
    cursor: string,
    onEvent: (event: LiveEvent) => void,
    onReset: () => void,
  ) => () => void;
  /**
   * Calls back with current rows of orders named by events, if rows are shown. Returns a function
   * that stops.
   */
  readonly onShown?: (listener: (rows: readonly AtlasOrderRow[]) => void) => () => void;
}
