import { ORDER_STATUSES, type OrderStatus } from '@selvedge/shared/orders/order-status';

/** Groups of statuses on the dashboard, in the order of an order's life. */
const groups = ['Not paid', 'In production', 'With a problem', 'Completed', 'Returned'] as const;

type Group = (typeof groups)[number];

const groupOf: Readonly<Record<OrderStatus, Group>> = {
  new: 'Not paid',
  to_be_paid: 'Not paid',
  quote: 'Not paid',
  bespoke_idle: 'Not paid',
  bespoke_requested_terms: 'Not paid',
  bespoke_authorised_terms: 'Not paid',
  bespoke_mockup: 'Not paid',
  bespoke_approved: 'Not paid',
  paid: 'In production',
  processing: 'In production',
  label_printed: 'In production',
  printed: 'In production',
  consolidated: 'In production',
  packing: 'In production',
  bespoke_paid: 'In production',
  po_confirmed: 'In production',
  bespoke_production: 'In production',
  bespoke_documents_printed: 'In production',
  bespoke_sorted: 'In production',
  bespoke_printing: 'In production',
  bespoke_packing: 'In production',
  disputed: 'With a problem',
  issue: 'With a problem',
  complete: 'Completed',
  bespoke_shipped: 'Completed',
  exchanged: 'Returned',
  refunded: 'Returned',
  bespoke_refunded: 'Returned',
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
        (status) => groupOf[status] === name && (counts[status] ?? 0) > 0,
      );
      return {
        name,
        statuses,
        orders: statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
      };
    })
    .filter(({ orders }) => orders > 0);
}
