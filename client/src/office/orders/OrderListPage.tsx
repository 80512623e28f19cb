import type { AtlasOrdersQuery } from '@selvedge/shared/orders/contract';

import { OrderFilters } from './OrderFilters.js';
import styles from './OrderListPage.module.css';
import { OrderTable } from './OrderTable.js';
import type { OrdersScope } from './orders.api.js';
import { useOrders } from './useOrders.js';
import { Notice } from '../../ui/office/Notice.js';
import { Pages } from '../../ui/office/Pages.js';

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
              of={orders.data}
              words={['order', 'orders']}
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
