import type { OrderView, OrderViews, SaveOrderView } from '@selvedge/shared/orders/views/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  addOrderView,
  changeOrderView,
  fetchOrderViews,
  removeOrderView,
} from './order-views.api.js';

const queryKey = ['order-views'];

/** Addition, change or removal of a view. */
export type ViewChange =
  | { readonly what: 'add'; readonly to: SaveOrderView }
  | { readonly what: 'change'; readonly of: OrderView; readonly to: SaveOrderView }
  | { readonly what: 'remove'; readonly of: OrderView };

/** Loads the user's views and changes them; each response replaces the cached views. */
export function useOrderViews() {
  const client = useQueryClient();
  const views = useQuery({ queryKey, queryFn: fetchOrderViews });
  const change = useMutation({
    mutationFn: done,
    onSuccess: (answer) => {
      client.setQueryData<OrderViews>(queryKey, answer);
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
  return { views, change };
}

function done(change: ViewChange): Promise<OrderViews> {
  switch (change.what) {
    case 'add':
      return addOrderView(change.to);
    case 'change':
      return changeOrderView(change.of.id, change.to);
    case 'remove':
      return removeOrderView(change.of.id);
  }
}
