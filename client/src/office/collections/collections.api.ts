import type {
  CreateCollection,
  DeskCollection,
  DeskCollectionRow,
  DeskShelfRow,
  DeskShelvesQuery,
  SaveCollection,
} from '@selvedge/shared/collections/contract';
import type {
  CreateCreator,
  DeskCreator,
  SaveCreator,
} from '@selvedge/shared/collections/creators/contract';
import type { Paged } from '@selvedge/shared/http/paging';

import { call } from '../../lib/http.js';

/** What products are put under. */
export type ShelfKind = 'collections' | 'creators';

/** A line of either list; only a collection can be switched off. */
export type ShelfRow = DeskShelfRow & Partial<Pick<DeskCollectionRow, 'enabled'>>;

/** CAT-026, CAT-027: one page of the store's collections or creators. */
export function fetchShelves(kind: ShelfKind, query: DeskShelvesQuery): Promise<Paged<ShelfRow>> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
  return call<Paged<ShelfRow>>('GET', `/dashboard/${kind}/?${parameters.toString()}`);
}

export const fetchCollection = (uuid: string) =>
  call<DeskCollection>('GET', `/dashboard/collections/${uuid}/`);

export const createCollection = (form: CreateCollection) =>
  call<DeskCollection>('POST', '/dashboard/collections/', form);

/** Refused with 409 and the present collection when it has changed since `version`. */
export const saveCollection = (uuid: string, form: SaveCollection) =>
  call<DeskCollection>('PUT', `/dashboard/collections/${uuid}/`, form);

export const fetchCreator = (uuid: string) =>
  call<DeskCreator>('GET', `/dashboard/creators/${uuid}/`);

export const createCreator = (form: CreateCreator) =>
  call<DeskCreator>('POST', '/dashboard/creators/', form);

/** Refused with 409 and the present creator when it has changed since `version`. */
export const saveCreator = (uuid: string, form: SaveCreator) =>
  call<DeskCreator>('PUT', `/dashboard/creators/${uuid}/`, form);

/** The products of it stay. */
export const removeShelf = (kind: ShelfKind, uuid: string) =>
  call<undefined>('DELETE', `/dashboard/${kind}/${uuid}/`);
