import type { AddChildOrder, AddedChildOrder } from '@selvedge/shared/orders/children/contract';

import { call } from '../../../lib/http.js';

/** ORD-005: refused with 409 where somebody else has made one meanwhile. */
export const addChildOrder = (id: number, body: AddChildOrder) =>
  call<AddedChildOrder>('POST', `/atlas/orders/${String(id)}/children/`, body);
