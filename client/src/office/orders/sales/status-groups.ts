import { ORDER_STATUSES, type OrderStatus } from '@selvedge/shared/orders/order-status';
import { statusMeaning, type StatusMeaning } from '@selvedge/shared/orders/status-meaning';

/** Groups of statuses on the dashboard, in the order of an order's life. */
const groups = ['Not paid', 'In production', 'With a problem', 'Completed', 'Returned'] as const;

type Group = (typeof groups)[number];

const groupOf: Readonly<Record<StatusMeaning, Group>> = {
  ...{ waiting: 'Not paid', agreeing: 'Not paid' },
  ...{ paid: 'In production', making: 'In production', sending: 'In production' },
  trouble: 'With a problem',
  done: 'Completed',
  returned: 'Returned',
};

type Counts = Readonly<Partial<Record<OrderStatus, number>>>;

export interface StatusGroup {
  readonly name: Group;
  readonly orders: number;
  /** Statuses that have orders, in flow order. */
  readonly statuses: readonly OrderStatus[];
}

/** Returns the groups that have orders. */
export function groupsOf(counts: Counts): readonly StatusGroup[] {
  return groups
    .map((name) => {
      const statuses = ORDER_STATUSES.filter(
        (status) => groupOf[statusMeaning(status)] === name && (counts[status] ?? 0) > 0,
      );
      return {
        name,
        statuses,
        orders: statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
      };
    })
    .filter(({ orders }) => orders > 0);
}
