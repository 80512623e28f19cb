import type { OrderView, OrderViews, SaveOrderView } from '@selvedge/shared/orders/views/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  addOrderView,
  changeOrderView,
  fetchOrderViews,
  removeOrderView,
} from './order-views.api.js';

const queryKey = ['order-views'];

/** What is done to one's views: a new one is saved, one of them gets a name or filters, or goes. */
export type ViewChange =
  | { readonly what: 'add'; readonly to: SaveOrderView }
  | { readonly what: 'change'; readonly of: OrderView; readonly to: SaveOrderView }
  | { readonly what: 'remove'; readonly of: OrderView };

/** One's own views of the list, and what can be done to them; each is shown as the server has it then. */
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
