import type { AtlasOrderRow } from '@selvedge/shared/orders/contract';
import {
  ORDER_FLOWS,
  type OrderFlow,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';

import { FlowTabs } from './FlowTabs.js';
import styles from './OrderBoardPage.module.css';
import type { OrdersScope } from '../orders.api.js';
import { StageColumn } from './StageColumn.js';
import { useOrders } from '../useOrders.js';
import { Notice } from '../../../ui/office/Notice.js';

/** As many orders as a board shows; older ones are in the list. */
const boardLimit = 200;

/** ATL-012, ATL-013: one column a stage of the flow; orders move by themselves when their stage changes anywhere. */
export function OrderBoardPage(props: {
  scope: OrdersScope;
  flow: OrderFlow;
  mayChange: boolean;
  onFlow: (flow: OrderFlow) => void;
}) {
  const { scope, flow, mayChange, onFlow } = props;
  const orders = useOrders(scope, { flow, perPage: boardLimit });
  const stages: readonly (readonly OrderStatus[])[] = ORDER_FLOWS[flow];
  return (
    <>
      <header className={styles['header']}>
        <h1 className={styles['title']}>Board</h1>
        <FlowTabs flow={flow} onChange={onFlow} />
      </header>
      {orders.isError && (
        <Notice
          title="The orders did not load"
          text={orders.error.message}
          onRetry={() => void orders.refetch()}
        />
      )}
      {!orders.isError && (
        <div className={styles['board']} aria-busy={orders.isPending}>
          {stages.map((statuses, stage) => (
            <StageColumn
              key={statuses.join()}
              stage={stage}
              statuses={statuses}
              orders={inStage(orders.data?.data ?? [], flow, stage)}
              total={statuses.reduce((sum, status) => sum + (orders.data?.counts[status] ?? 0), 0)}
              mayChange={mayChange}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** The orders of a stage, the one that moved last on top. */
function inStage(
  orders: readonly AtlasOrderRow[],
  flow: OrderFlow,
  stage: number,
): readonly AtlasOrderRow[] {
  return orders
    .filter((order) => order.flow === flow && order.stage === stage)
    .sort((one, other) => other.changedAt.localeCompare(one.changedAt));
}
