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
export type ViewDeed =
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

function done(deed: ViewDeed): Promise<OrderViews> {
  switch (deed.what) {
    case 'add':
      return addOrderView(deed.to);
    case 'change':
      return changeOrderView(deed.of.id, deed.to);
    case 'remove':
      return removeOrderView(deed.of.id);
  }
}
