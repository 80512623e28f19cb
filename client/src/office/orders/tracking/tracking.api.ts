import type { AddTrackingCode } from '@selvedge/shared/orders/tracking/contract';

import { call } from '../../../lib/http.js';

const pathOf = (id: number) => `/atlas/orders/${String(id)}/tracking/`;

/** Fails with 409 if the order already has the code. */
export const addTrackingCode = (id: number, added: AddTrackingCode) =>
  call<undefined>('POST', pathOf(id), added);

export const removeTrackingCode = (id: number, code: string) =>
  call<undefined>('DELETE', `${pathOf(id)}${encodeURIComponent(code)}/`, {});
