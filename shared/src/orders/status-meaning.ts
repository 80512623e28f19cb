import type { OrderStatus } from './order-status.js';

/** Colour of each meaning; identical on all office screens. */
export const STATUS_COLOURS = {
  waiting: '#8a6d1f',
  agreeing: '#1f7a80',
  paid: '#2a6fdb',
  making: '#7247b5',
  sending: '#b0561b',
  trouble: '#a8321f',
  done: '#2c7a4b',
  returned: '#50606f',
} as const;

export type StatusMeaning = keyof typeof STATUS_COLOURS;

const meanings: Readonly<Record<OrderStatus, StatusMeaning>> = {
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

/** Meaning of a status for order processing, independent of the flow. */
export function statusMeaning(status: OrderStatus): StatusMeaning {
  return meanings[status];
}

/** Whether staff move an order to the status only because something went wrong. */
export function isProblem(status: OrderStatus): boolean {
  return statusMeaning(status) === 'trouble';
}
