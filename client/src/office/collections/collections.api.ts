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

export type ProductGroupKind = 'collections' | 'creators';

/** Row of either list; only collections have `enabled`. */
export type ProductGroupListRow = ProductGroupRow & Partial<Pick<AdminCollectionRow, 'enabled'>>;

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

/** Fails with 409 and the current collection if it has changed since `version`. */
export const saveCollection = (uuid: string, form: SaveCollection) =>
  call<AdminCollection>('PUT', `/dashboard/collections/${uuid}/`, form);

export const fetchCreator = (uuid: string) =>
  call<AdminCreator>('GET', `/dashboard/creators/${uuid}/`);

export const createCreator = (form: CreateCreator) =>
  call<AdminCreator>('POST', '/dashboard/creators/', form);

/** Fails with 409 and the current creator if it has changed since `version`. */
export const saveCreator = (uuid: string, form: SaveCreator) =>
  call<AdminCreator>('PUT', `/dashboard/creators/${uuid}/`, form);

/** Deletes the group; its products stay. */
export const removeProductGroup = (kind: ProductGroupKind, uuid: string) =>
  call<undefined>('DELETE', `/dashboard/${kind}/${uuid}/`);
