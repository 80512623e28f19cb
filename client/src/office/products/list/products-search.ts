import type { AdminProductsQuery } from '@selvedge/shared/products/admin/contract';
import {
  APPROVAL_FILTERS,
  PRODUCT_SORTS,
  YES_NO,
} from '@selvedge/shared/products/admin/list-labels';

/** Product filters from the URL; unknown and invalid values are dropped. */
export function productSearchIn(search: Readonly<Record<string, unknown>>): AdminProductsQuery {
  const { page } = search;
  return {
    ...textOf('searchTerm', search),
    ...textOf('collection', search),
    ...textOf('type', search),
    ...oneOf('enabled', YES_NO, search),
    ...oneOf('onSale', YES_NO, search),
    ...oneOf('approval', APPROVAL_FILTERS, search),
    ...oneOf('sort', PRODUCT_SORTS, search),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 0 && { page }),
  };
}

function textOf(name: string, search: Readonly<Record<string, unknown>>) {
  const text = search[name];
  return typeof text === 'string' ? { [name]: text } : {};
}

function oneOf(
  name: string,
  allowed: readonly string[],
  search: Readonly<Record<string, unknown>>,
) {
  const found = allowed.find((one) => one === search[name]);
  return found === undefined ? {} : { [name]: found };
}
