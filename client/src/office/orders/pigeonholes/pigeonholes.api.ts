import type { PutInPigeonhole, TakenSlots } from '@selvedge/shared/orders/pigeonholes/contract';

import { call } from '../../../lib/http.js';

/** An item of an order, by their numbers. */
export interface ItemOfOrder {
  readonly order: number;
  readonly item: number;
}

const pathOf = ({ order, item }: ItemOfOrder) =>
  `/atlas/orders/${String(order)}/items/${String(item)}/pigeonhole/`;

/** ATL-018: refused with 409 where the slot holds another order's items. */
export const putInPigeonhole = (of: ItemOfOrder, put: PutInPigeonhole) =>
  call<undefined>('PUT', pathOf(of), put);

export const takeFromPigeonhole = (of: ItemOfOrder) => call<undefined>('DELETE', pathOf(of), {});

/** Which slots are taken; `term` is what the code of a slot or the number of an order begins with. */
export const fetchSlots = (term: string) =>
  call<TakenSlots>(
    'GET',
    `/atlas/slots/${term === '' ? '' : `?searchTerm=${encodeURIComponent(term)}`}`,
  );
