import type { AdminProductsQuery } from '@selvedge/shared/products/admin/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { fetchChoices, fetchProduct, fetchProducts } from '../products.api.js';

/** One page of the store's products; the previous page stays while the next one loads. */
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

/** One product for editing; never refetched while the editor is open. */
export function useProduct(uuid: string) {
  return useQuery({
    queryKey: ['product', uuid],
    queryFn: () => fetchProduct(uuid),
    staleTime: Infinity,
    gcTime: 0,
  });
}
