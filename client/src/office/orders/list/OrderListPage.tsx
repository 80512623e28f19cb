import type { AtlasOrders } from '@selvedge/shared/orders/contract';
import { Link } from '@tanstack/react-router';
import { ArrowUp, Download } from 'lucide-react';
import { Suspense, useEffect } from 'react';

import { leaveList, listQuery } from './list-left.js';
import { OrderFilters } from './OrderFilters.js';
import styles from './OrderListPage.module.css';
import { queryOf, type OrderSearch } from '../order-search.js';
import { OrderTable, type Counted } from './OrderTable.js';
import { useChosenOrders } from './useChosenOrders.js';
import { exportUrl, type OrdersScope } from '../orders.api.js';
import { useOrders } from '../useOrders.js';
import { Button } from '../../../ui/office/Button.js';
import { buttonLink } from '../../../ui/office/button-link.js';
import { ListSkeleton } from '../../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';
import { later } from '../../../ui/office/later.js';

/** Separate chunk: owners never see it. */
const OrderViewTabs = later(async () => (await import('../views/OrderViewTabs.js')).OrderViewTabs);

/** New orders are counted up to one page. */
const mostAhead = listQuery({}).perPage;

const ChosenOrders = later(async () => (await import('./ChosenOrders.js')).ChosenOrders, 'over');

interface ListProps {
  readonly scope: OrdersScope;
  readonly search: OrderSearch;
  readonly mayChange: boolean;
  readonly mayQuote: boolean;
}

/** Filtered and sorted list of the orders in the scope; further pages load on scroll. */
export function OrderListPage(
  props: ListProps & { readonly onSearch: (search: OrderSearch) => void },
) {
  const { scope, search, mayQuote, onSearch } = props;
  const orders = useOrders(scope, listQuery(search));
  useEffect(() => {
    leaveList(search);
  }, [search]);
  const counted = orders.data?.pages.at(-1);
  return (
    <>
      <header className={styles['header']}>
        <h1 className={styles['title']}>Orders</h1>
        <span className={styles['total']} role="status">
          {counted !== undefined && countOf(counted)}
        </span>
        <a className={buttonLink()} href={exportUrl(scope, queryOf(search))} download>
          <Download size={16} aria-hidden /> Export
        </a>
        {mayQuote && (
          <Link to="/quotes/new" className={buttonLink()}>
            New quote
          </Link>
        )}
        <OrderFilters scope={scope} search={search} onSearch={onSearch} />
      </header>
      {scope.kind === 'atlas' && (
        <Suspense fallback={<div className={styles['views']} />}>
          <OrderViewTabs search={search} onSearch={onSearch} />
        </Suspense>
      )}
      <Found {...props} orders={orders} />
    </>
  );
}

function Found(props: ListProps & { readonly orders: ReturnType<typeof useOrders> }) {
  const { orders, search } = props;
  const { sort: _sort, view: _view, ...filters } = search;
  if (orders.data === undefined)
    return orders.isError ? (
      <NotLoaded what="The orders" of={orders} />
    ) : (
      <ListSkeleton label="Loading orders…" rows={12} />
    );
  return (
    <Listed {...props} pages={orders.data.pages} isNarrowed={Object.keys(filters).length > 0} />
  );
}

function Listed(
  props: ListProps & {
    readonly orders: ReturnType<typeof useOrders>;
    readonly pages: readonly AtlasOrders[];
    readonly isNarrowed: boolean;
  },
) {
  const { orders, pages, scope, mayChange, isNarrowed } = props;
  const rows = pages.flatMap(({ data }) => data);
  const { chosen, ids, choose } = useChosenOrders(orders.list, rows);
  const more = () => void orders.fetchNextPage({ cancelRefetch: false });
  return (
    <>
      <Ahead
        count={orders.ahead}
        onShow={() => {
          scrollTo({ top: 0 });
          orders.begin();
        }}
      />
      <OrderTable
        list={orders.list}
        orders={rows}
        counted={pages.at(-1)}
        isStale={orders.isPlaceholderData}
        isNarrowed={isNarrowed}
        chosen={mayChange ? ids : undefined}
        onChoose={choose}
        scope={scope}
        mayChange={mayChange}
        onEnd={() => {
          if (orders.hasNextPage && !orders.isFetching && !orders.isError) more();
        }}
      />
      {chosen.length > 0 && (
        <Suspense>
          <ChosenOrders
            chosen={chosen}
            onClear={() => {
              choose(new Set());
            }}
          />
        </Suspense>
      )}
      <End orders={orders} onMore={more} />
    </>
  );
}

function End(props: {
  readonly orders: ReturnType<typeof useOrders>;
  readonly onMore: () => void;
}) {
  const { orders, onMore } = props;
  return (
    <div className={styles['end']} role="status">
      {orders.isFetchingNextPage && 'Loading more orders…'}
      {orders.isError && (
        <>
          Some orders did not load.{' '}
          <Button onPress={orders.isFetchNextPageError ? onMore : () => void orders.refetch()}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}

/** Button that shows new orders above the list, so that rows do not move while someone reads. */
function Ahead({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  return (
    <div className={styles['ahead']} role="status">
      {count > 0 && (
        <Button kind="primary" onPress={onShow}>
          <ArrowUp size={16} aria-hidden /> {count === mostAhead ? `${String(count)}+` : count} new{' '}
          {count === 1 ? 'order' : 'orders'}
        </Button>
      )}
    </div>
  );
}

function countOf({ total, atLeast }: Counted): string {
  const number = `${total.toLocaleString('en-GB')}${atLeast ? '+' : ''}`;
  return `${number} ${total === 1 ? 'order' : 'orders'}`;
}
