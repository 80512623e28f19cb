import {
  childOrderReasonName,
  childOrderTypeName,
} from '@selvedge/shared/orders/children/child-order';
import type { ChildOrder, RelatedOrder } from '@selvedge/shared/orders/children/contract';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { soldStatuses } from '@selvedge/shared/orders/sales/sold';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { ChildOrderDialog } from './ChildOrderDialog.js';
import rows from '../PanelRows.module.css';
import { Ago } from '../../../ui/office/Ago.js';
import { Button } from '../../../ui/office/Button.js';
import { Panel } from '../../../ui/office/Panel.js';
import { StatusMark } from '../../../ui/office/StatusMark.js';

/** Parent and child orders, with a button to create another for permitted staff. */
export function RelatedOrders({ order, mayChange }: { order: AtlasOrder; mayChange: boolean }) {
  const [isAdding, setAdding] = useState(false);
  const { parentOrder, childOrderType, childOrders } = order;
  const mayAdd = mayChange && soldStatuses.includes(order.status);
  const hasNone = parentOrder === null && childOrders.length === 0;
  if (hasNone && !mayAdd) return null;
  return (
    <Panel title="Related orders">
      {!hasNone && (
        <ul className={rows['rows']}>
          {parentOrder !== null && childOrderType !== null && (
            <Row order={parentOrder} what={`${childOrderTypeName(childOrderType)} of`} />
          )}
          {childOrders.map((child) => (
            <Row key={child.id} order={child} what={childOrderTypeName(child.childOrderType)}>
              <About child={child} />
            </Row>
          ))}
        </ul>
      )}
      {mayAdd && (
        <div>
          <Button
            onPress={() => {
              setAdding(true);
            }}
          >
            Reprint, exchange or refund
          </Button>
        </div>
      )}
      {isAdding && (
        <ChildOrderDialog
          order={order}
          onClose={() => {
            setAdding(false);
          }}
        />
      )}
    </Panel>
  );
}

function Row(props: {
  readonly order: RelatedOrder;
  readonly what: string;
  readonly children?: React.ReactNode;
}) {
  const { order, what, children } = props;
  const { id, status } = order;
  return (
    <li className={rows['row']}>
      <div>
        <p className={rows['name']}>
          {what}{' '}
          <Link to="/orders/$id" params={{ id: String(id) }} translate="no">
            #{id}
          </Link>
        </p>
        {children}
      </div>
      {status !== null && <StatusMark status={status} />}
    </li>
  );
}

function About({ child: { reason, user, createdAt } }: { child: ChildOrder }) {
  return (
    <p className={rows['state']}>
      {childOrderReasonName(reason)}, <Ago time={createdAt} />
      {user !== null && ` by ${user}`}
    </p>
  );
}
