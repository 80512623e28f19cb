import type { PutInPigeonhole, TakenSlots } from '@selvedge/shared/orders/pigeonholes/contract';

import { call } from '../../../lib/http.js';

/** Identifies an item by order id and item id. */
export interface ItemOfOrder {
  readonly order: number;
  readonly item: number;
}

const pathOf = ({ order, item }: ItemOfOrder) =>
  `/atlas/orders/${String(order)}/items/${String(item)}/pigeonhole/`;

/** Fails with 409 if the slot holds items of another order. */
export const putInPigeonhole = (of: ItemOfOrder, put: PutInPigeonhole) =>
  call<undefined>('PUT', pathOf(of), put);

export const takeFromPigeonhole = (of: ItemOfOrder) => call<undefined>('DELETE', pathOf(of), {});

/** Returns slots in use; `term` is a prefix of a slot code or order number. */
export const fetchSlots = (term: string) =>
  call<TakenSlots>(
    'GET',
    `/atlas/slots/${term === '' ? '' : `?searchTerm=${encodeURIComponent(term)}`}`,
  );
