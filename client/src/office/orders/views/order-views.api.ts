import type { OrderViews, SaveOrderView } from '@selvedge/shared/orders/views/contract';

import { call } from '../../../lib/http.js';

const own = '/atlas/order-views/';

/** Returns the user's views of the order list, like the calls below. Throws ApiError. */
export const fetchOrderViews = () => call<OrderViews>('GET', own);

export const addOrderView = (view: SaveOrderView) => call<OrderViews>('POST', own, view);

export const changeOrderView = (id: string, view: SaveOrderView) =>
  call<OrderViews>('PUT', `${own}${id}/`, view);

export const removeOrderView = (id: string) => call<OrderViews>('DELETE', `${own}${id}/`, {});
