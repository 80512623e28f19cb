import type { OrderSort } from '@selvedge/shared/orders/order-sort';

import { PlaceUnknown } from '../aggregate/order.errors.js';
import type { ListedOrder, ListPlace } from '../read-model/order-lists.queries.js';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Format of the first key of each sort. */
const keys: Readonly<Record<OrderSort, RegExp>> = {
  newest: instant,
  oldest: instant,
  due: /^[0-9]@\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  moved: instant,
};

type Placed = Pick<ListedOrder, 'orderId' | 'priority' | 'createdAt' | 'changedAt'>;

/** Returns the order's position in a list with this sort. */
export function placeOf(sort: OrderSort, order: Placed): ListPlace {
  const { orderId, priority, createdAt, changedAt } = order;
  const due = `${String(priority)}@${createdAt}`;
  const key = { newest: createdAt, oldest: createdAt, due, moved: changedAt }[sort];
  return { key, orderId };
}

/** Encodes the opaque `next` cursor after this order. */
export function nextAfter(sort: OrderSort, last: Placed): string {
  const { key, orderId } = placeOf(sort, last);
  return Buffer.from(`${sort} ${key} ${String(orderId)}`).toString('base64url');
}

/** Decodes a cursor. Throws PlaceUnknown if it does not belong to this sort. */
export function placeIn(sort: OrderSort, after: string): ListPlace {
  const [name, key = '', id = '', ...more] = Buffer.from(after, 'base64url').toString().split(' ');
  const isOurs = name === sort && more.length === 0 && keys[sort].test(key) && /^\d{1,9}$/.test(id);
  const time = key.slice(key.indexOf('@') + 1);
  if (!isOurs || Number.isNaN(Date.parse(time))) throw new PlaceUnknown();
  return { key, orderId: Number(id) };
}
