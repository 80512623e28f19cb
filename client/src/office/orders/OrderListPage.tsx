import { Download } from 'lucide-react';
import { lazy, Suspense } from 'react';

import { OrderFilters } from './OrderFilters.js';
import styles from './OrderListPage.module.css';
import { queryOf, type OrderSearch } from './order-search.js';
import { OrderTable } from './OrderTable.js';
import { exportUrl, type OrdersScope } from './orders.api.js';
import { useOrders } from './useOrders.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { Notice } from '../../ui/office/Notice.js';
import { Pages } from '../../ui/office/Pages.js';

const perPage = 50;

/** Owners never fetch them. */
const OrderViewTabs = lazy(async () => ({
  default: (await import('./views/OrderViewTabs.js')).OrderViewTabs,
}));

/** API-052, ORD-045: all orders of the scope, filtered, sorted and paged; kept current while it is open. */
export function OrderListPage(props: {
  scope: OrdersScope;
  search: OrderSearch;
  mayChange: boolean;
  onSearch: (search: OrderSearch) => void;
}) {
  const { scope, search, mayChange, onSearch } = props;
  const { page: _page, ...filter } = queryOf(search);
  const file = exportUrl(scope, filter);
  const orders = useOrders(scope, { ...queryOf(search), perPage });
  return (
    <>
      <header className={styles['header']}>
        <h1 className={styles['title']}>Orders</h1>
        <a className={buttonLink()} href={file} download>
          <Download size={16} aria-hidden /> Export
        </a>
        <OrderFilters search={search} onSearch={onSearch} />
      </header>
      {scope.kind === 'atlas' && (
        <Suspense fallback={<div className={styles['views']} />}>
          <OrderViewTabs search={search} onSearch={onSearch} />
        </Suspense>
      )}
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
                onSearch({ ...search, page });
              }}
            />
          </>
        )
      )}
    </>
  );
}
