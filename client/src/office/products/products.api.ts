import type { ProductReviews } from '@selvedge/shared/catalogue/answers';
import type { Review } from '@selvedge/shared/catalogue/contract';
import type { BulkEdit, BulkResults } from '@selvedge/shared/products/admin/bulk/contract';
import type {
  CreateFromDesign,
  AdminChoices,
  AdminProduct,
  AdminProducts,
  AdminProductsQuery,
} from '@selvedge/shared/products/admin/contract';
import type { ProductImport } from '@selvedge/shared/products/admin/import/contract';
import type { ProductForm } from '@selvedge/shared/products/admin/form/contract';

import { call } from '../../lib/http.js';

const products = '/dashboard/products/';

export function fetchProducts(query: AdminProductsQuery): Promise<AdminProducts> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value));
  return call<AdminProducts>('GET', `${products}?${parameters.toString()}`);
}

/** Collections, types and tags for filters and bulk edits, with the store's currency. */
export const fetchChoices = () => call<AdminChoices>('GET', `${products}choices/`);

export const fetchProduct = (uuid: string) => call<AdminProduct>('GET', `${products}${uuid}/`);

/** Returns the product's reviews, newest first. */
export const fetchReviews = (uuid: string) =>
  call<ProductReviews>('GET', `${products}${uuid}/reviews/`);

/** Removes the author's name from a review for good; the review stays. */
export const forgetAuthor = ({ product, uuid }: Pick<Review, 'product' | 'uuid'>) =>
  call<undefined>('DELETE', `${products}${product}/reviews/${uuid}/author/`, {});

/** Fails with 409 and the current product if it has changed since `version`. */
export const saveProduct = (uuid: string, form: ProductForm & { version: number }) =>
  call<AdminProduct>('PUT', `${products}${uuid}/`, form);

export const createFromDesign = (chosen: CreateFromDesign) =>
  call<AdminProduct>('POST', `${products}from-design/`, chosen);

export const editProducts = (edit: BulkEdit) => call<BulkResults>('POST', `${products}bulk/`, edit);

/** Uploads a CSV file for a dry run. */
export async function checkFile(file: File): Promise<ProductImport> {
  const content = new Blob([await file.arrayBuffer()], { type: 'text/csv' });
  return call('POST', `${products}imports/?fileName=${encodeURIComponent(file.name)}`, content);
}

export const fetchImport = (uuid: string) =>
  call<ProductImport>('GET', `${products}imports/${uuid}/`);

export const runImport = (uuid: string) =>
  call<ProductImport>('POST', `${products}imports/${uuid}/run/`, {});

/** Download link of the rejected rows. */
export const reportUrl = (uuid: string) => `/omnis/v3${products}imports/${uuid}/refused/`;

export const exportUrl = `/omnis/v3${products}export/`;
