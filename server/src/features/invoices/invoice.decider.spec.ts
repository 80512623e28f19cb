import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { invoiceDecider } from './invoice.decider.js';
import type { InvoiceEvent } from './invoice.events.js';

const { given } = scenarioFor(invoiceDecider);
const division = 7;
const issued = (orderId: number, number: number): InvoiceEvent => ({
  ...{ type: 'InvoiceIssued', orderId, number },
});
const credited = (orderId: number, number: number): InvoiceEvent => ({
  ...{ type: 'CreditNoteIssued', orderId, number, invoicedOrderId: 17, refundId: null },
});

const creditedRefund = (refundId: string, number: number): InvoiceEvent => ({
  ...{ type: 'CreditNoteIssued', orderId: 17, number, invoicedOrderId: 17, refundId },
});

describe('invoice numbers', () => {
  it('share one stream per store', () => {
    expect(invoiceDecider.stream({ type: 'IssueInvoice', division, orderId: 17 })).toBe(
      'invoices-7',
    );
  });

  it('ORD-039 start at 1 and are consecutive', () => {
    given().when({ type: 'IssueInvoice', division, orderId: 17 }).thenEvents(issued(17, 1));
    given(issued(17, 1), issued(18, 2))
      .when({ type: 'IssueInvoice', division, orderId: 19 })
      .thenEvents(issued(19, 3));
  });

  it('of credit notes for refunds are in the sequence of all credit notes', () => {
    given(issued(17, 1), credited(20, 1), creditedRefund('a', 2))
      .when({
        ...{ type: 'IssueCreditNote', division, orderId: 17 },
        ...{ invoicedOrderId: 17, refundId: 'b' },
      })
      .thenEvents(creditedRefund('b', 3));
  });

  it('of credit notes are a sequence of their own', () => {
    const command = {
      type: 'IssueCreditNote',
      division,
      orderId: 20,
      invoicedOrderId: 17,
      refundId: null,
    } as const;
    given(issued(17, 1), issued(18, 2)).when(command).thenEvents(credited(20, 1));
    given(issued(17, 1), credited(19, 1)).when(command).thenEvents(credited(20, 2));
    given(issued(17, 1), credited(19, 1))
      .when({ type: 'IssueInvoice', division, orderId: 21 })
      .thenEvents(issued(21, 2));
  });
});
