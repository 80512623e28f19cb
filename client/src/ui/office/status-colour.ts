import type { OrderStatus } from '@selvedge/shared/orders/order-status';

/** What a status means to whoever works on orders: the same in each flow, whatever its stage. */
const meanings: Readonly<Record<OrderStatus, string>> = {
  ...{ new: 'waiting', to_be_paid: 'waiting', quote: 'waiting', bespoke_idle: 'waiting' },
  ...{ bespoke_requested_terms: 'agreeing', bespoke_authorised_terms: 'agreeing' },
  ...{ bespoke_mockup: 'agreeing', bespoke_approved: 'agreeing' },
  ...{ paid: 'paid', bespoke_paid: 'paid', po_confirmed: 'paid' },
  ...{ processing: 'making', label_printed: 'making', printed: 'making' },
  ...{ bespoke_production: 'making', bespoke_documents_printed: 'making' },
  bespoke_printing: 'making',
  ...{ consolidated: 'sending', packing: 'sending' },
  ...{ bespoke_sorted: 'sending', bespoke_packing: 'sending' },
  ...{ disputed: 'trouble', issue: 'trouble' },
  ...{ complete: 'done', bespoke_shipped: 'done' },
  ...{ exchanged: 'returned', refunded: 'returned', bespoke_refunded: 'returned' },
};

/** The colour of its meaning, of the tokens. */
export function statusColour(status: OrderStatus): string {
  return `var(--status-${meanings[status]})`;
}
