import type {
  AdminDiscount,
  AdminDiscounts,
  CreateDiscount,
  DiscountsQuery,
  SaveDiscount,
} from '@selvedge/shared/discounts/contract';
import type { AdminCollectionRow } from '@selvedge/shared/collections/contract';
import type { Paged } from '@selvedge/shared/http/paging';

import { call } from '../../lib/http.js';

const path = '/dashboard/discounts/';

export function fetchDiscounts(query: DiscountsQuery): Promise<AdminDiscounts> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
  return call<AdminDiscounts>('GET', `${path}?${parameters.toString()}`);
}

export const fetchDiscount = (uuid: string) => call<AdminDiscount>('GET', `${path}${uuid}/`);

export const createDiscount = (form: CreateDiscount) => call<AdminDiscount>('POST', path, form);

/** Fails with 409 and the current discount if it has changed since `version`. */
export const saveDiscount = (uuid: string, form: SaveDiscount) =>
  call<AdminDiscount>('PUT', `${path}${uuid}/`, form);

export const pauseDiscount = (uuid: string, isPaused: boolean) =>
  call<AdminDiscount>('POST', `${path}${uuid}/paused/`, { isPaused });

export const issueCodes = (uuid: string, count: number) =>
  call<AdminDiscount>('POST', `${path}${uuid}/codes/`, { count });

/** Download of a batch's codes as CSV. */
export const codesPath = (uuid: string) => `/omnis/v3${path}${uuid}/codes/`;

/** Collections that a discount can be restricted to. */
export const fetchCollections = (perPage: number) =>
  call<Paged<AdminCollectionRow>>('GET', `/dashboard/collections/?perPage=${String(perPage)}`);
