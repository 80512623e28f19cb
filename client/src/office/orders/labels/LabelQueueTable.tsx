import type { OrderToPrint } from '@selvedge/shared/orders/labels/contract';
import { Link } from '@tanstack/react-router';

import styles from './LabelQueuePage.module.css';
import { Due } from '../board/Due.js';
import { PriorityMark } from '../board/PriorityMark.js';
import { OrderPicture } from '../OrderPicture.js';
import { classesOf } from '../../../lib/class-names.js';
import { formatDateTime } from '../../../ui/office/dates.js';
import { ListTable } from '../../../ui/office/ListTable.js';
import listStyles from '../../../ui/office/ListTable.module.css';
import { StatusMark } from '../../../ui/office/StatusMark.js';

const css = classesOf(listStyles);

/** Selectable orders with unprinted labels, most urgent first. */
export function LabelQueueTable(props: {
  readonly orders: readonly OrderToPrint[];
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (ids: ReadonlySet<number>) => void;
}) {
  const { orders, chosen, onChoose } = props;
  const isAll = orders.every(({ id }) => chosen.has(id));
  return (
    <ListTable label="Orders with labels to print" isStale={false}>
      <thead>
        <tr>
          <th scope="col" data-label="All">
            <input
              type="checkbox"
              className={styles['box']}
              aria-label="Select all"
              checked={isAll}
              onChange={() => {
                onChoose(new Set(isAll ? [] : orders.map(({ id }) => id)));
              }}
            />
          </th>
          <th scope="col">Order</th>
          <th scope="col" className={css('number')}>
            Labels
          </th>
          <th scope="col">Due</th>
          <th scope="col">Status</th>
          <th scope="col">Shop</th>
          <th scope="col">Placed</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row
            key={order.id}
            order={order}
            isChosen={chosen.has(order.id)}
            onChoose={() => {
              const next = new Set(chosen);
              if (!next.delete(order.id)) next.add(order.id);
              onChoose(next);
            }}
          />
        ))}
      </tbody>
    </ListTable>
  );
}

function Row(props: {
  readonly order: OrderToPrint;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { order, isChosen, onChoose } = props;
  const [image] = order.images;
  return (
    <tr data-order={order.id}>
      <td>
        <input
          type="checkbox"
          className={styles['box']}
          aria-label={`Select order ${String(order.id)}`}
          checked={isChosen}
          onChange={onChoose}
        />
      </td>
      <td>
        <Link to="/orders/$id" params={{ id: String(order.id) }} className={css('link')}>
          {image !== undefined && <OrderPicture image={image} division={order.division} />}
          <span className={css('name')} translate="no">
            #{order.id}
          </span>
        </Link>
      </td>
      <td className={css('number')} data-label="Labels">
        {order.toPrint}
      </td>
      <td>
        <span className={styles['marks']}>
          <PriorityMark priority={order.priority} /> <Due order={order} />
        </span>
      </td>
      <td>
        <StatusMark status={order.status} />
      </td>
      <td data-label="Shop">{order.store}</td>
      <td data-label="Placed">{formatDateTime(order.createdAt)}</td>
    </tr>
  );
}
