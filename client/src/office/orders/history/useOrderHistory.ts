import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { fetchOrderHistory } from '../orders.api.js';

/** Fetches an order's history again after each change of the order. */
export function useOrderHistory({ id, position }: Pick<AtlasOrder, 'id' | 'position'>) {
  return useQuery({
    queryKey: ['order-history', id, position],
    queryFn: () => fetchOrderHistory(id),
    placeholderData: keepPreviousData,
  });
}

/** Fetches an order as it was after a log position. Undefined without `at` and while loading. */
export function useOrderAt(
  id: number,
  at: number | undefined,
): Omit<AtlasOrder, 'cursor'> | undefined {
  const { data } = useQuery({
    queryKey: ['order-history', id, 'at', at],
    queryFn: () => fetchOrderHistory(id, at),
    enabled: at !== undefined,
  });
  return at === undefined ? undefined : (data?.order ?? undefined);
}
