import { noPermissions, type OrderPermissions } from './order-permissions.js';
import type { OrdersScope } from './orders.api.js';
import { useCan, useSession } from '../accounts/index.js';

/**
 * Returns the orders that this host shows and the user's permissions. On store hosts, orders are
 * read-only.
 */
export function useScope(): OrderPermissions & { readonly scope: OrdersScope } {
  const { context, store } = useSession();
  const can = useCan();
  if (context !== 'atlas')
    return { scope: { kind: 'store', division: store.active?.id ?? 0 }, ...noPermissions };
  return {
    scope: { kind: 'atlas' },
    mayChange: can('orders.change-status'),
    mayMarkPaid: can('orders.mark-paid'),
    mayErase: can('people.erase'),
    mayPrint: can('labels.print'),
    mayRefund: can('orders.refund'),
    mayConfirmRefund: can('orders.confirm-refund'),
    maySort: can('orders.sort'),
    mayQuote: can('quotes.manage'),
  };
}
