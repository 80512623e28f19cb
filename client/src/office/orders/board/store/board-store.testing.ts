import type { LiveEvent } from '@selvedge/shared/live/contract';
import type {
  AtlasOrderRow,
  AtlasOrders,
  AtlasOrdersQuery,
} from '@selvedge/shared/orders/contract';
import type { OrderPriority } from '@selvedge/shared/orders/order-priority';
import {
  percentComplete,
  stageOf,
  type OrderFlow,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';

import { listedOrder } from '../../orders.testing.js';

/** Order of the normal flow. */
export function order(id: number, status: OrderStatus, position = 1): AtlasOrderRow {
  const stage = stageOf('normal', status) ?? 0;
  const percent = percentComplete('normal', status);
  return { ...listedOrder, id, status, stage, percentComplete: percent, position };
}

/** Test server with orders that can be offline or answer late. */
export class Shop {
  readonly queries: AtlasOrdersQuery[] = [];
  orders: readonly AtlasOrderRow[];
  isAway = false;
  private held: Promise<void> = Promise.resolve();
  emit: (event: LiveEvent) => void = () => undefined;
  reset: () => void = () => undefined;
  show: (rows: readonly AtlasOrderRow[]) => void = () => undefined;

  constructor(...orders: readonly AtlasOrderRow[]) {
    this.orders = orders;
  }

  readonly fetch = async (query: AtlasOrdersQuery): Promise<AtlasOrders> => {
    this.queries.push(query);
    const { ids, stage, after, perPage = 30 } = query;
    const named = ids?.split(',').map(Number);
    const found = this.orders
      .filter((row) => stage === undefined || row.stage === stage)
      .filter((row) => named?.includes(row.id) ?? true);
    const from = after === undefined ? 0 : Number(after);
    const data = found.slice(from, from + perPage);
    const next = found.length > from + perPage ? String(from + perPage) : null;
    await this.held;
    if (this.isAway) throw new Error('away');
    const counted = { total: found.length, atLeast: false, counts: {} };
    return { data, next, page: 1, perPage, ...counted, cursor: 'c' };
  };

  readonly watch = (
    _cursor: string,
    onEvent: (event: LiveEvent) => void,
    onReset: () => void,
  ): (() => void) => {
    this.emit = onEvent;
    this.reset = onReset;
    return () => undefined;
  };

  readonly onShown = (listener: (rows: readonly AtlasOrderRow[]) => void): (() => void) => {
    this.show = listener;
    return () => (this.show = () => undefined);
  };

  /**
   * Delays answers until the returned function is called; they contain the orders of the request
   * time.
   */
  hold(): () => void {
    let answer: () => void = () => undefined;
    this.held = new Promise((resolve) => {
      answer = resolve;
    });
    return answer;
  }

  /** Moves an order and sends the live event. */
  move(id: number, to: OrderStatus, position: number, priority: OrderPriority = 'normal'): void {
    const from = this.orders.find((row) => row.id === id)?.status ?? 'new';
    const row = { ...order(id, to, position), priority };
    this.orders = [...this.orders.filter((other) => other.id !== id), row];
    const { stage, percentComplete: percent } = row;
    const data = { orderId: id, hash: '', flow: 'normal', from, to, stage, percent, at: '' };
    const of = { topic: 'atlas:orders', cursor: '', division: listedOrder.division, position };
    this.emit({ ...of, name: 'order.stage-changed', data });
  }

  /** Places an order and sends the live event. */
  place(id: number, status: OrderStatus, flow: OrderFlow = 'normal'): void {
    this.orders = [...this.orders.filter((other) => other.id !== id), order(id, status)];
    const data = { orderId: id, hash: '', flow, status, at: '' };
    const of = { topic: 'atlas:orders', cursor: '', division: listedOrder.division, position: 1 };
    this.emit({ ...of, name: 'order.placed', data });
  }
}
