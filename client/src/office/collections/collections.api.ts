import type {
  CreateCollection,
  AdminCollection,
  AdminCollectionRow,
  ProductGroupRow,
  ProductGroupsQuery,
  SaveCollection,
} from '@selvedge/shared/collections/contract';
import type {
  CreateCreator,
  AdminCreator,
  SaveCreator,
} from '@selvedge/shared/collections/creators/contract';
import type { Paged } from '@selvedge/shared/http/paging';

import { call } from '../../lib/http.js';

/** What products are put under. */
export type ProductGroupKind = 'collections' | 'creators';

/** A line of either list; only a collection can be switched off. */
export type ProductGroupListRow = ProductGroupRow & Partial<Pick<AdminCollectionRow, 'enabled'>>;

/** CAT-026, CAT-027: one page of the store's collections or creators. */
export function fetchProductGroups(
  kind: ProductGroupKind,
  query: ProductGroupsQuery,
): Promise<Paged<ProductGroupListRow>> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
  return call<Paged<ProductGroupListRow>>('GET', `/dashboard/${kind}/?${parameters.toString()}`);
}

export const fetchCollection = (uuid: string) =>
  call<AdminCollection>('GET', `/dashboard/collections/${uuid}/`);

export const createCollection = (form: CreateCollection) =>
  call<AdminCollection>('POST', '/dashboard/collections/', form);

/** Refused with 409 and the present collection when it has changed since `version`. */
export const saveCollection = (uuid: string, form: SaveCollection) =>
  call<AdminCollection>('PUT', `/dashboard/collections/${uuid}/`, form);

export const fetchCreator = (uuid: string) =>
  call<AdminCreator>('GET', `/dashboard/creators/${uuid}/`);

export const createCreator = (form: CreateCreator) =>
  call<AdminCreator>('POST', '/dashboard/creators/', form);

/** Refused with 409 and the present creator when it has changed since `version`. */
export const saveCreator = (uuid: string, form: SaveCreator) =>
  call<AdminCreator>('PUT', `/dashboard/creators/${uuid}/`, form);

/** The products of it stay. */
export const removeProductGroup = (kind: ProductGroupKind, uuid: string) =>
  call<undefined>('DELETE', `/dashboard/${kind}/${uuid}/`);
