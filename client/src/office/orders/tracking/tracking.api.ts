import type { AddTrackingCode } from '@selvedge/shared/orders/tracking/contract';

import { call } from '../../../lib/http.js';

const pathOf = (id: number) => `/atlas/orders/${String(id)}/tracking/`;

/** ORD-006: refused with 409 where the order has the code already. */
export const addTrackingCode = (id: number, added: AddTrackingCode) =>
  call<undefined>('POST', pathOf(id), added);

export const removeTrackingCode = (id: number, code: string) =>
  call<undefined>('DELETE', `${pathOf(id)}${encodeURIComponent(code)}/`, {});
