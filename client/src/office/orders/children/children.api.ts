import type { AddChildOrder, AddedChildOrder } from '@selvedge/shared/orders/children/contract';

import { call } from '../../../lib/http.js';

/** Fails with 409 if another child order was created in the meantime. */
export const addChildOrder = (id: number, body: AddChildOrder) =>
  call<AddedChildOrder>('POST', `/atlas/orders/${String(id)}/children/`, body);
