import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { fetchOrderHistory } from '../orders.api.js';

/** What happened to an order, asked for anew whenever it has changed. */
export function useOrderHistory({ id, position }: Pick<AtlasOrder, 'id' | 'position'>) {
  return useQuery({
    queryKey: ['order-history', id, position],
    queryFn: () => fetchOrderHistory(id),
    placeholderData: keepPreviousData,
  });
}

/** How an order was after a position of the log; undefined for now, and until it is known. */
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
