import { formatMoney } from '@selvedge/shared/money';
import type { AtlasOrderRow, AtlasOrders } from '@selvedge/shared/orders/contract';
import { ORDER_FLOWS } from '@selvedge/shared/orders/order-status';
import { Link } from '@tanstack/react-router';
import { useEffect, type Ref } from 'react';

import { Due } from '../board/Due.js';
import { PriorityMark } from '../board/PriorityMark.js';
import { OrderPicture } from '../OrderPicture.js';
import type { OrdersScope } from '../orders.api.js';
import { OwnStatusMenu } from '../status/OwnStatusMenu.js';
import marks from './OrderTable.module.css';
import { useVirtualRows } from './useVirtualRows.js';
import { classesOf } from '../../../lib/class-names.js';
import { formatDateTime } from '../../../ui/office/dates.js';
import { ListTable } from '../../../ui/office/ListTable.js';
import listStyles from '../../../ui/office/ListTable.module.css';
import { Notice } from '../../../ui/office/Notice.js';
import { goToNextRow } from '../../../ui/office/row-keys.js';
import { StageBar } from '../../../ui/office/StageBar.js';
import { useIsPhone } from '../../../ui/office/useIsPhone.js';

const css = classesOf(listStyles);
const tick = `${css('tick')} ${marks['tick'] ?? ''}`;

/** Estimates in pixels until rows are measured. */
const rowSizes = { height: 40, gap: 0 };
const cardSizes = { height: 196, gap: 8 };

/** Exact or minimum number of orders. */
export type Counted = Pick<AtlasOrders, 'total' | 'atLeast'>;

/** ARIA value for an unknown row count. */
const unknown = -1;

interface OrderTableProps {
  /** Key of scope and filters. */
  readonly list: string;
  readonly orders: readonly AtlasOrderRow[];
  /** Number of all matching orders, loaded or not. */
  readonly counted: Counted | undefined;
  readonly isStale: boolean;
  /** Whether filters are set, so that other orders may exist. */
  readonly isNarrowed: boolean;
  /** Undefined without permission to change orders. */
  readonly chosen: ReadonlySet<number> | undefined;
  readonly onChoose: (ids: ReadonlySet<number>) => void;
  readonly scope: OrdersScope;
  readonly mayChange: boolean;
  /** Called when the last rows come into view. */
  readonly onEnd: () => void;
}

/** Virtualized table of orders. Shows the store column if the scope has several stores. */
export function OrderTable(props: OrderTableProps) {
  const { orders, counted, isStale, isNarrowed, scope } = props;
  const severalStores = scope.kind === 'atlas';
  if (orders.length === 0) {
    return isNarrowed ? (
      <Notice
        title="No matches"
        text="No orders match these filters. Remove a filter to see more orders."
      />
    ) : (
      <Notice title="No orders yet" text="New orders appear here as they are placed." />
    );
  }
  return (
    <ListTable
      label="Orders"
      isStale={isStale}
      rowCount={counted?.atLeast === false ? counted.total + 1 : unknown}
      className={marks['whole'] ?? ''}
      onKeyDown={goToNextRow}
    >
      <thead>
        <tr aria-rowindex={1}>
          {props.chosen && <ChooseAll {...props} chosen={props.chosen} />}
          <th scope="col">Order</th>
          <th scope="col">Placed</th>
          <th scope="col">Customer</th>
          {severalStores && <th scope="col">Shop</th>}
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
      <Rows {...props} columns={(severalStores ? 9 : 8) + (props.chosen ? 1 : 0)} />
    </ListTable>
  );
}

function ChooseAll(props: OrderTableProps & { readonly chosen: ReadonlySet<number> }) {
  const { orders, chosen, onChoose } = props;
  const isAll = orders.every(({ id }) => chosen.has(id));
  return (
    <th scope="col" className={tick} data-label="All">
      <input
        type="checkbox"
        aria-label="Select all loaded orders"
        checked={isAll}
        onChange={() => {
          onChoose(new Set(isAll ? [] : orders.map(({ id }) => id)));
        }}
      />
    </th>
  );
}

function Rows(props: OrderTableProps & { readonly columns: number }) {
  const { list, orders, scope, mayChange, chosen, onChoose, onEnd, columns } = props;
  const sizes = useIsPhone() ? cardSizes : rowSizes;
  const { body, measure, shown, above, below, isNearEnd } = useVirtualRows(
    list,
    orders.length,
    sizes,
  );
  // Runs after each render because a fetch that blocked the next page may have finished.
  useEffect(() => {
    if (isNearEnd) onEnd();
  });
  return (
    <tbody ref={body}>
      <Space height={above} columns={columns} />
      {shown.map(({ index }) => {
        const order = orders[index];
        return (
          order && (
            <OrderRow
              key={`${String(order.division)}-${String(order.id)}`}
              {...{ order, index, mayChange, measure }}
              isChosen={chosen?.has(order.id)}
              onChosen={(isChosen) => {
                const others = [...(chosen ?? [])].filter((id) => id !== order.id);
                onChoose(new Set(isChosen ? [...others, order.id] : others));
              }}
              severalStores={scope.kind === 'atlas'}
            />
          )
        );
      })}
      <Space height={below} columns={columns} />
    </tbody>
  );
}

/** Placeholder with the height of the rows out of view. */
function Space({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden className={marks['space']} style={{ height }}>
      <td colSpan={columns} />
    </tr>
  );
}

function OrderRow(props: {
  order: AtlasOrderRow;
  index: number;
  severalStores: boolean;
  mayChange: boolean;
  /** Undefined if rows cannot be selected. */
  isChosen: boolean | undefined;
  onChosen: (isChosen: boolean) => void;
  measure: Ref<HTMLTableRowElement>;
}) {
  const { order, index, severalStores, mayChange, isChosen, onChosen, measure } = props;
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2} data-order={order.id}>
      {isChosen !== undefined && (
        <ChooseOne id={order.id} isChosen={isChosen} onChosen={onChosen} />
      )}
      <td>
        <Link to="/orders/$id" params={{ id: String(order.id) }} className={css('link')}>
          {order.image !== null && <OrderPicture image={order.image} division={order.division} />}
          <span className={css('name')} translate="no">
            #{order.id}
          </span>
        </Link>
      </td>
      <td className={marks['placed']}>{formatDateTime(order.createdAt)}</td>
      <td dir="auto">{order.customerName ?? 'Erased customer'}</td>
      {severalStores && <td dir="auto">{order.store}</td>}
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

function ChooseOne(props: {
  readonly id: number;
  readonly isChosen: boolean;
  readonly onChosen: (isChosen: boolean) => void;
}) {
  const { id, isChosen, onChosen } = props;
  return (
    <td className={tick}>
      <input
        type="checkbox"
        aria-label={`Select order ${String(id)}`}
        checked={isChosen}
        onChange={(event) => {
          onChosen(event.currentTarget.checked);
        }}
      />
    </td>
  );
}
