import type { ProductDetail } from '@selvedge/shared/catalogue/answers';
import type { AdminCollectionRow } from '@selvedge/shared/collections/contract';
import type { Paged } from '@selvedge/shared/http/paging';
import type { PageListing } from '@selvedge/shared/pages/page';
import type { AdminProducts } from '@selvedge/shared/products/admin/contract';
import { cutText } from '@selvedge/shared/texts/cut-text';

import { activeDivision } from '../../../lib/active-division.js';
import { call } from '../../../lib/http.js';

const perPage = 20;

/** Searches products by name, SKU, address or tags. */
export const searchProducts = (searchTerm: string) =>
  call<AdminProducts>('GET', `/dashboard/products/?${queryOf(searchTerm)}`);

/** Searches collections by name or address. */
export const searchCollections = (searchTerm: string) =>
  call<Paged<AdminCollectionRow>>('GET', `/dashboard/collections/?${queryOf(searchTerm)}`);

/** Fetches the pages of the active shop (API-035). */
export async function fetchPages(): Promise<readonly PageListing[]> {
  const division = await activeDivision();
  if (division === undefined) return [];
  return call<readonly PageListing[]>('GET', `/divisions/${String(division)}/pages/`);
}

/** Fetches a product or collection by the name in its URL. Throws ApiError. */
export const fetchNamed = (kind: 'product' | 'collection', urlName: string) =>
  call<{ readonly name: string }>('GET', `/${kind}/${urlName}/`);

/** Fetches a product with its images (EDT-022). Throws ApiError. */
export const fetchProduct = (urlName: string) => call<ProductDetail>('GET', `/product/${urlName}/`);

function queryOf(searchTerm: string): string {
  const terms = cutText(searchTerm.trim(), 100, 100);
  const query = new URLSearchParams({ perPage: String(perPage) });
  if (terms !== '') query.set('searchTerm', terms);
  return query.toString();
}
