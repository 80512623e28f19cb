import { ORDER_STATUSES, type OrderStatus } from '../order-status.js';

/** Statuses before payment or after a refund. */
const unsold: readonly OrderStatus[] = [
  'new',
  'to_be_paid',
  'quote',
  'bespoke_idle',
  'bespoke_requested_terms',
  'bespoke_authorised_terms',
  'bespoke_mockup',
  'bespoke_approved',
  'refunded',
  'bespoke_refunded',
];

/** Statuses of orders that count as sold. */
export const soldStatuses: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => !unsold.includes(status),
);
