import type { EventTypes } from '../../platform/event-log/model/decider.js';

/** Invoice of a paid or agreed order. Numbers of a store are consecutive, from 1. */
export interface InvoiceIssued {
  readonly type: 'InvoiceIssued';
  readonly orderId: number;
  readonly number: number;
}

/** Credit note of a refund. Numbers of a store are consecutive, from 1. */
export interface CreditNoteIssued {
  readonly type: 'CreditNoteIssued';
  /** Refund order, or the order itself if it was refunded in full. */
  readonly orderId: number;
  readonly number: number;
  /** Order whose invoice is corrected. */
  readonly invoicedOrderId: number;
}

export type InvoiceEvent = InvoiceIssued | CreditNoteIssued;

export const invoiceEventTypes: EventTypes<InvoiceEvent> = {
  InvoiceIssued: { schemaVersion: 1 },
  CreditNoteIssued: { schemaVersion: 1 },
};
