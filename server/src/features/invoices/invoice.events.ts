import type { EventTypes, JsonObject } from '../../platform/event-log/model/decider.js';

/** Invoice of a paid or agreed order. Numbers of a store are consecutive, from 1. */
export interface InvoiceIssued {
  readonly type: 'InvoiceIssued';
  readonly orderId: number;
  readonly number: number;
}

/** Credit note of a refund. Numbers of a store are consecutive, from 1. */
export interface CreditNoteIssued {
  readonly type: 'CreditNoteIssued';
  /** Refund order, or the order itself. */
  readonly orderId: number;
  readonly number: number;
  /** Order whose invoice is corrected. */
  readonly invoicedOrderId: number;
  /** Refund through the provider; null for a refund order, and for an order refunded in full. */
  readonly refundId: string | null;
}

export type InvoiceEvent = InvoiceIssued | CreditNoteIssued;

/** Old events: credit notes belonged to orders only. */
function withoutRefund(issued: JsonObject): JsonObject {
  return { ...issued, refundId: null };
}

export const invoiceEventTypes: EventTypes<InvoiceEvent> = {
  InvoiceIssued: { schemaVersion: 1 },
  CreditNoteIssued: { schemaVersion: 2, upcasters: { 1: withoutRefund } },
};
