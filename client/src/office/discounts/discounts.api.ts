import type {
  AdminDiscounts,
  CreateDiscount,
  DiscountItem,
  DiscountsQuery,
  OpenedDiscount,
  SaveDiscount,
} from '@selvedge/shared/discounts/contract';

import { call } from '../../lib/http.js';

const path = '/dashboard/discounts/';

export function fetchDiscounts(query: DiscountsQuery): Promise<AdminDiscounts> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
  return call<AdminDiscounts>('GET', `${path}?${parameters.toString()}`);
}

export const fetchDiscount = (uuid: string) => call<OpenedDiscount>('GET', `${path}${uuid}/`);

export const createDiscount = (form: CreateDiscount) => call<OpenedDiscount>('POST', path, form);

/** Fails with 409 and the current discount if it has changed since `version`. */
export const saveDiscount = (uuid: string, form: SaveDiscount) =>
  call<OpenedDiscount>('PUT', `${path}${uuid}/`, form);

export const pauseDiscount = (uuid: string, isPaused: boolean) =>
  call<OpenedDiscount>('POST', `${path}${uuid}/paused/`, { isPaused });

export const issueCodes = (uuid: string, count: number) =>
  call<OpenedDiscount>('POST', `${path}${uuid}/codes/`, { count });

/** Download of a batch's codes as CSV. */
export const codesPath = (uuid: string) => `/omnis/v3${path}${uuid}/codes/`;

/** Products and collections that a discount can be limited to. */
export const fetchItems = (searchTerm: string) =>
  call<readonly DiscountItem[]>(
    'GET',
    `${path}items/?${new URLSearchParams({ searchTerm }).toString()}`,
  );
