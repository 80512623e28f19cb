import type { Projection } from '../../platform/event-log/model/projection.js';
import type { CreditNoteIssued, InvoiceEvent } from './invoice.events.js';

/** Documents of an order. A refund order has only a credit note. */
export interface InvoicesRow {
  readonly division: number;
  readonly orderId: number;
  readonly invoiceNumber: number | null;
  readonly invoicedAt: string | null;
  readonly creditNoteNumber: number | null;
  readonly creditedAt: string | null;
  /** Order whose invoice the credit note corrects. */
  readonly invoicedOrderId: number | null;
}

/** Row of an order before its first document. */
export const noDocuments = {
  invoiceNumber: null,
  invoicedAt: null,
  creditNoteNumber: null,
  creditedAt: null,
  invoicedOrderId: null,
} as const satisfies Partial<InvoicesRow>;

export const invoices: Projection<InvoicesRow, InvoiceEvent> = {
  name: 'invoices',
  reads: ['InvoiceIssued', 'CreditNoteIssued'],
  isOfOneStream: true,
  keysOf: ({ division, event }) =>
    isOfRefund(event) ? [] : [{ division, orderId: event.orderId }],
  apply: (row, { division, event, occurredAt }) => {
    const { orderId, number } = event;
    const before = row ?? { ...noDocuments, division, orderId };
    return event.type === 'InvoiceIssued'
      ? { ...before, invoiceNumber: number, invoicedAt: occurredAt }
      : {
          ...before,
          ...{ creditNoteNumber: number, creditedAt: occurredAt },
          invoicedOrderId: event.invoicedOrderId,
        };
  },
};

/** Credit note of a refund through the provider. */
export interface RefundCreditNoteRow {
  readonly division: number;
  readonly orderId: number;
  readonly refundId: string;
  readonly number: number;
  readonly issuedAt: string;
}

export const refundCreditNotes: Projection<RefundCreditNoteRow, InvoiceEvent> = {
  name: 'refund_credit_notes',
  reads: ['CreditNoteIssued'],
  isOfOneStream: true,
  keysOf: ({ division, event }) => {
    const { orderId } = event;
    return isOfRefund(event) ? [{ division, orderId, refundId: event.refundId }] : [];
  },
  apply: (row, { division, event, occurredAt: issuedAt }) => {
    const { orderId, number } = event;
    return isOfRefund(event)
      ? { division, orderId, refundId: event.refundId, number, issuedAt }
      : row;
  },
};

function isOfRefund(event: InvoiceEvent): event is CreditNoteIssued & { refundId: string } {
  return event.type === 'CreditNoteIssued' && event.refundId !== null;
}
