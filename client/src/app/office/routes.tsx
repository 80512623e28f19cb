import type { AtlasOrdersQuery } from '@selvedge/shared/ordering/contract';
import {
  ORDER_FLOW_NAMES,
  ORDER_STATUSES,
  type OrderFlow,
} from '@selvedge/shared/ordering/order-status';
import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';

import { NotHere, Office, useScope } from './Office.js';
import { OrderBoardPage, OrderListPage, OrderPage } from '../../features/orders/index.js';

const root = createRootRoute({ component: Office, notFoundComponent: NotHere });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    // The router takes a thrown redirect for its answer.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw redirect({ to: '/board' });
  },
});

const board = createRoute({
  getParentRoute: () => root,
  path: '/board',
  validateSearch: (search): { flow?: OrderFlow } => oneOf('flow', ORDER_FLOW_NAMES, search['flow']),
  component: function Board() {
    const { flow = 'normal' } = board.useSearch();
    const navigate = board.useNavigate();
    const { scope, mayChange } = useScope();
    return (
      <OrderBoardPage
        scope={scope}
        flow={flow}
        mayChange={mayChange}
        onFlow={(chosen) => void navigate({ search: { flow: chosen } })}
      />
    );
  },
});

const orders = createRoute({
  getParentRoute: () => root,
  path: '/orders',
  validateSearch: (search): AtlasOrdersQuery => ({
    ...oneOf('flow', ORDER_FLOW_NAMES, search['flow']),
    ...oneOf('status', ORDER_STATUSES, search['status']),
    ...(typeof search['searchTerm'] === 'string' && { searchTerm: search['searchTerm'] }),
    ...(Number.isInteger(search['page']) && { page: Number(search['page']) }),
  }),
  component: function Orders() {
    const query = orders.useSearch();
    const navigate = orders.useNavigate();
    const { scope, mayChange } = useScope();
    return (
      <OrderListPage
        scope={scope}
        query={query}
        mayChange={mayChange}
        onQuery={(next) => void navigate({ search: next })}
      />
    );
  },
});

const order = createRoute({
  getParentRoute: () => root,
  path: '/orders/$id',
  component: function Order() {
    const { id } = order.useParams();
    const { mayChange, mayErase } = useScope();
    return <OrderPage id={Number(id)} mayChange={mayChange} mayErase={mayErase} />;
  },
});

const tree = root.addChildren([home, board, orders, order]);

/** The value of a search parameter when it is one that the list knows; others are as good as absent. */
function oneOf<Name extends string, Value extends string>(
  name: Name,
  known: readonly Value[],
  value: unknown,
) {
  const found = known.find((one) => one === value);
  // The computed name is the only key of the object.
  return (found === undefined ? {} : { [name]: found }) as Partial<Record<Name, Value>>;
}

/** On atlas the office is the whole host; on a shop's host it lives under /dashboard. */
export function makeRouter(path: string) {
  return createRouter({
    routeTree: tree,
    basepath: path.startsWith('/dashboard') ? '/dashboard' : '/',
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
