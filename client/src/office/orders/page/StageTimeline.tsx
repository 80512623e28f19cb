import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { ORDER_FLOWS, statusName, type OrderStatus } from '@selvedge/shared/orders/order-status';
import { isProblem } from '@selvedge/shared/orders/status-meaning';

import styles from './StageTimeline.module.css';
import { formatDate } from '../../../ui/office/dates.js';

type Stages = readonly (readonly OrderStatus[])[];

/** Stages of an order's flow with the day on which it reached them. */
export function StageTimeline({ order }: { readonly order: AtlasOrder }) {
  const stages: Stages = ORDER_FLOWS[order.flow];
  const shown = stages
    .map((statuses, stage) => ({ statuses, stage }))
    .filter(({ statuses, stage }) => stage === order.stage || !statuses.every(isProblem));
  return (
    <ol className={styles['stages']} aria-label="Stages">
      {shown.map(({ statuses, stage }) => (
        <li
          key={stage}
          className={styles['stage']}
          data-reached={stage <= order.stage}
          aria-current={stage === order.stage ? 'step' : undefined}
        >
          <span>{nameOf(statuses, order)}</span>
          {stage <= order.stage && <Reached statuses={statuses} order={order} />}
        </li>
      ))}
    </ol>
  );
}

function nameOf(statuses: readonly OrderStatus[], { status }: AtlasOrder): string {
  const [first] = statuses;
  return statusName(statuses.includes(status) ? status : (first ?? status));
}

function Reached(props: { readonly statuses: readonly OrderStatus[]; readonly order: AtlasOrder }) {
  const { statuses, order } = props;
  const at = order.statusLogRecords.find(({ status }) => statuses.includes(status))?.createdAt;
  if (at === undefined) return null;
  return (
    <time className={styles['day']} dateTime={at}>
      {formatDate(at)}
    </time>
  );
}
