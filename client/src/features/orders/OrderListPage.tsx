import type { AtlasOrders, AtlasOrdersQuery } from '@selvedge/shared/ordering/contract';

import { OrderFilters } from './OrderFilters.js';
import styles from './OrderListPage.module.css';
import { OrderTable } from './OrderTable.js';
import type { OrdersScope } from './orders.api.js';
import { useOrders } from './useOrders.js';
import { Button } from '../../ui/office/Button.js';
import { Notice } from '../../ui/office/Notice.js';

const perPage = 50;

/** API-052, ORD-045: all orders of the scope, newest first, filtered and paged; kept current while it is open. */
export function OrderListPage(props: {
  scope: OrdersScope;
  query: AtlasOrdersQuery;
  mayChange: boolean;
  onQuery: (query: AtlasOrdersQuery) => void;
}) {
  const { scope, query, mayChange, onQuery } = props;
  const orders = useOrders(scope, { ...query, perPage });
  return (
    <>
      <header className={styles['header']}>
        <h1 className={styles['title']}>Orders</h1>
        <OrderFilters query={query} onQuery={onQuery} />
      </header>
      {orders.isError ? (
        <Notice
          title="The orders did not load"
          text={orders.error.message}
          onRetry={() => void orders.refetch()}
        />
      ) : (
        orders.data !== undefined && (
          <>
            <OrderTable orders={orders.data.data} scope={scope} mayChange={mayChange} />
            <Pages
              orders={orders.data}
              onPage={(page) => {
                onQuery({ ...query, page });
              }}
            />
          </>
        )
      )}
    </>
  );
}

function Pages({ orders, onPage }: { orders: AtlasOrders; onPage: (page: number) => void }) {
  const { page, total } = orders;
  const last = Math.max(1, Math.ceil(total / orders.perPage));
  return (
    <nav className={styles['pages']} aria-label="Pages of orders">
      <span>
        {total} {total === 1 ? 'order' : 'orders'}, page {page} of {last}
      </span>
      <Button
        isDisabled={page <= 1}
        onPress={() => {
          onPage(page - 1);
        }}
      >
        Previous
      </Button>
      <Button
        isDisabled={page >= last}
        onPress={() => {
          onPage(page + 1);
        }}
      >
        Next
      </Button>
    </nav>
  );
}
