import type { OrderDiscount } from '@selvedge/shared/orders/order-discount';

import type { Projection } from '../../../platform/event-log/model/projection.js';
import type { OrderEvent } from '../../orders/index.js';
import type { DiscountUsesEvent } from './discount-uses.decider.js';

export interface DiscountCounterRow {
  readonly division: number;
  readonly name: string;
  readonly used: number;
}

/** Number of reserved uses, which baskets show before an order is placed. */
export const discountCounters: Projection<DiscountCounterRow, DiscountUsesEvent> = {
  name: 'discount-counters',
  reads: ['DiscountUseReserved', 'DiscountUseReturned'],
  keysOf: ({ division, event }) => [{ division, name: event.counter }],
  isOfOneStream: true,
  apply: (row, { division, event }) => ({
    division,
    name: event.counter,
    used: (row?.used ?? 0) + (event.type === 'DiscountUseReserved' ? 1 : -1),
  }),
};

export interface DiscountUseRow {
  readonly division: number;
  readonly discountId: string;
  readonly orderId: number;
  /** In minor units of the order's currency. */
  readonly amount: number;
  readonly exchangeRate: number;
  readonly counters: readonly string[];
}

type OrderPlaced = Extract<OrderEvent, { readonly type: 'OrderPlaced' }>;

/** One row per discount of an order. */
export const discountUses: Projection<DiscountUseRow, OrderPlaced> = {
  name: 'discount-uses',
  reads: ['OrderPlaced'],
  keysOf: ({ division, event: { orderId, discounts } }) =>
    discounts.map(({ discountId }) => ({ division, discountId, orderId })),
  isOfOneStream: true,
  apply: (_row, { division, event: { orderId, discounts, exchangeRate } }, { discountId }) => {
    const used: OrderDiscount | undefined = discounts.find((one) => one.discountId === discountId);
    if (used === undefined) return undefined;
    const { amount, counters } = used;
    return { division, discountId: used.discountId, orderId, amount, exchangeRate, counters };
  },
};
