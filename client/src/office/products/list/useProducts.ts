import type { AdminProductsQuery } from '@selvedge/shared/products/admin/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { fetchChoices, fetchProduct, fetchProducts } from '../products.api.js';

/** One page of the store's products; the page before stays while the next one loads. */
export function useProducts(query: AdminProductsQuery) {
  return useQuery({
    queryKey: ['products', query],
    queryFn: () => fetchProducts(query),
    placeholderData: keepPreviousData,
  });
}

export function useChoices() {
  return useQuery({ queryKey: ['product-choices'], queryFn: fetchChoices });
}

/** One product for editing; it is not fetched again behind the editor's back. */
export function useProduct(uuid: string) {
  return useQuery({
    queryKey: ['product', uuid],
    queryFn: () => fetchProduct(uuid),
    staleTime: Infinity,
    gcTime: 0,
  });
}
