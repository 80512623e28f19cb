import type { OrderDiscount } from '@selvedge/shared/orders/order-discount';
import { isUnpaid, type OrderStatus } from '@selvedge/shared/orders/order-status';

import { DiscountNotReleasable, OrderDiscountExpired } from './order-discount.errors.js';
import type { OrderDiscountReleased } from './order-discount.events.js';

/** Whether the order has reserved uses of limited discounts. */
export type DiscountHold = 'none' | 'held' | 'released';

interface HoldingOrder {
  readonly orderId: number;
  readonly hash: string;
  readonly status: OrderStatus;
  readonly discountHold: DiscountHold;
  /** The order is paid or has a payment in progress. */
  readonly hasMoney: boolean;
}

export function holdOf(discounts: readonly OrderDiscount[]): DiscountHold {
  return discounts.some(({ counters }) => counters.length > 0) ? 'held' : 'none';
}

/** Throws DiscountNotReleasable, so that the uses are not returned either. */
export function releaseDiscount(order: HoldingOrder): readonly OrderDiscountReleased[] {
  const { orderId, hash, status, discountHold, hasMoney } = order;
  if (discountHold !== 'held' || hasMoney || !isUnpaid(status)) throw new DiscountNotReleasable();
  return [{ type: 'OrderDiscountReleased', orderId, hash }];
}

/** Throws OrderDiscountExpired, because a released use may belong to another order. */
export function assertDiscountHeld({ discountHold }: Pick<HoldingOrder, 'discountHold'>): void {
  if (discountHold === 'released') throw new OrderDiscountExpired();
}
