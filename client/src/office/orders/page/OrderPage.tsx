import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

import { useOrderAt } from '../history/useOrderHistory.js';
import { lastList } from '../list/list-left.js';
import { OrderNeighbours } from '../list/OrderNeighbours.js';
import styles from './OrderPage.module.css';
import { OrderSheet } from './OrderSheet.js';
import { noPermissions, type OrderPermissions } from '../order-permissions.js';
import type { OrdersScope } from '../orders.api.js';
import { useOrder } from '../useOrder.js';
import { LoadingPlaceholder } from '../../../ui/office/LoadingPlaceholder.js';
import { backLink } from '../../../ui/office/back-link.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';

/** Page of one order. With `at`, staff see the order as it was after that log position. */
export function OrderPage({
  scope,
  id,
  at,
  ...may
}: { scope: OrdersScope; id: number; at?: number | undefined } & OrderPermissions) {
  const order = useOrder(scope, id);
  const past = useOrderAt(id, at);
  return (
    <article className={styles['sheet']}>
      <div className={styles['ways']}>
        <Link to="/orders" search={lastList()} className={backLink}>
          <ArrowLeft size={16} aria-hidden /> Orders
        </Link>
        <OrderNeighbours scope={scope} id={id} />
      </div>
      <Loaded scope={scope} order={order} past={past} may={may} />
    </article>
  );
}

function Loaded(props: {
  readonly scope: OrdersScope;
  readonly order: ReturnType<typeof useOrder>;
  /** The earlier version selected with `at`, if any. */
  readonly past: ReturnType<typeof useOrderAt>;
  readonly may: OrderPermissions;
}) {
  const { scope, order, past, may } = props;
  if (order.isPending) return <LoadingPlaceholder />;
  if (order.isError) return <NotLoaded what="This order" of={order} />;
  if (past === undefined) {
    const { mayErase, mayRefund, mayConfirmRefund } = may;
    const onDeleted = { ...noPermissions, mayErase, mayRefund, mayConfirmRefund };
    const actions = order.data.deletedAt === null ? may : onDeleted;
    // The key resets unsaved input when the page moves to another order.
    const { id } = order.data;
    return <OrderSheet key={id} scope={scope} order={order.data} now={order.data} {...actions} />;
  }
  return (
    <OrderSheet scope={scope} order={{ ...past, cursor: '' }} now={order.data} {...noPermissions} />
  );
}
