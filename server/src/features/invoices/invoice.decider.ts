import type { Decider } from '../../platform/event-log/model/decider.js';
import type { InvoiceEvent } from './invoice.events.js';

/** The caller sends each command once per order or refund, by an idempotency key. */
export type InvoiceCommand =
  | { readonly type: 'IssueInvoice'; readonly division: number; readonly orderId: number }
  | {
      readonly type: 'IssueCreditNote';
      readonly division: number;
      readonly orderId: number;
      readonly invoicedOrderId: number;
      readonly refundId: string | null;
    };

/** Last number of each kind; 0 before the first. */
interface LastNumbers {
  readonly invoice: number;
  readonly creditNote: number;
}

function decide(command: InvoiceCommand, last: LastNumbers): readonly InvoiceEvent[] {
  const { orderId } = command;
  switch (command.type) {
    case 'IssueInvoice':
      return [{ type: 'InvoiceIssued', orderId, number: last.invoice + 1 }];
    case 'IssueCreditNote': {
      const { invoicedOrderId, refundId } = command;
      const number = last.creditNote + 1;
      return [{ type: 'CreditNoteIssued', orderId, number, invoicedOrderId, refundId }];
    }
  }
}

function evolve(last: LastNumbers, { type, number }: InvoiceEvent): LastNumbers {
  return type === 'InvoiceIssued' ? { ...last, invoice: number } : { ...last, creditNote: number };
}

/** All invoices of a store share a stream, whose expected version keeps the numbers consecutive. */
export const invoiceDecider: Decider<LastNumbers, InvoiceCommand, InvoiceEvent> = {
  stream: ({ division }) => `invoices-${division}`,
  initial: { invoice: 0, creditNote: 0 },
  decide,
  evolve,
};
