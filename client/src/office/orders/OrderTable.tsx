import { formatMoney } from '@selvedge/shared/money';
import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import { ORDER_FLOWS } from '@selvedge/shared/orders/order-status';
import { Link } from '@tanstack/react-router';

import { Due } from './board/Due.js';
import { PriorityMark } from './board/PriorityMark.js';
import type { OrdersScope } from './orders.api.js';
import { OwnStatusMenu } from './status/OwnStatusMenu.js';
import marks from './OrderTable.module.css';
import { classesOf } from '../../lib/class-names.js';
import { formatDateTime } from '../../ui/office/dates.js';
import { ListTable } from '../../ui/office/ListTable.js';
import listStyles from '../../ui/office/ListTable.module.css';
import { Notice } from '../../ui/office/Notice.js';
import { StageBar } from '../../ui/office/StageBar.js';

const css = classesOf(listStyles);

/** Orders as a dense table; the store's column shows only where there are several. */
export function OrderTable(props: {
  orders: readonly AtlasOrderRow[];
  scope: OrdersScope;
  mayChange: boolean;
}) {
  const { orders, scope, mayChange } = props;
  const severalStores = scope.kind === 'atlas';
  if (orders.length === 0) {
    return (
      <Notice
        title="No orders here"
        text="No order fits these filters. Clear one of them to see more."
      />
    );
  }
  return (
    <ListTable label="Orders" isStale={false}>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Placed</th>
          <th scope="col">Customer</th>
          {severalStores && <th scope="col">Store</th>}
          <th scope="col">Status</th>
          <th scope="col">Due</th>
          <th scope="col">Progress</th>
          <th scope="col" className={css('number')}>
            Pieces
          </th>
          <th scope="col" className={css('number')}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow
            key={`${String(order.division)}-${String(order.id)}`}
            order={order}
            severalStores={severalStores}
            mayChange={mayChange}
          />
        ))}
      </tbody>
    </ListTable>
  );
}

function OrderRow(props: { order: AtlasOrderRow; severalStores: boolean; mayChange: boolean }) {
  const { order, severalStores, mayChange } = props;
  return (
    <tr data-order={order.id}>
      <td>
        <Link to="/orders/$id" params={{ id: String(order.id) }} className={css('link')}>
          {order.image !== null && <img src={`${order.image}?w=320`} alt="" loading="lazy" />}
          <span className={css('name')}>#{order.id}</span>
        </Link>
      </td>
      <td className={marks['placed']}>{formatDateTime(order.createdAt)}</td>
      <td>{order.customerName ?? 'Erased customer'}</td>
      {severalStores && <td>{order.store}</td>}
      <td>
        <OwnStatusMenu order={order} mayChange={mayChange} />
      </td>
      <td>
        <span className={marks['marks']}>
          <PriorityMark priority={order.priority} /> <Due order={order} />
        </span>
      </td>
      <td className={marks['progress']}>
        <StageBar
          stage={order.stage}
          stages={ORDER_FLOWS[order.flow].length}
          percent={order.percentComplete}
        />
      </td>
      <td className={css('number')} data-label="Pieces">
        {order.quantity}
      </td>
      <td className={`${css('number')} ${marks['total'] ?? ''}`}>
        {formatMoney({ amount: order.total, currency: order.currency })}
      </td>
    </tr>
  );
}
