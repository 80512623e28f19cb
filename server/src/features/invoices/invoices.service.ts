import { Injectable } from '@nestjs/common';
import {
  creditNoteLabel,
  invoiceLabel,
  type CreditedRefund,
  type InvoiceDocument,
} from '@selvedge/shared/orders/invoice/invoice-document';

import {
  commandFor,
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { negated, OrderLedgers, OrdersQueries } from '../orders/index.js';
import { invoiceDecider, type InvoiceCommand } from './invoice.decider.js';
import type { InvoicesRow, RefundCreditNoteRow } from './invoices.projection.js';
import { InvoicesQueries } from './invoices.queries.js';

type OfOrder = Pick<InvoiceCommand, 'division' | 'orderId'>;

/** Issues invoices and credit notes, each once per order or refund, and reads them. */
@Injectable()
export class Invoices {
  constructor(
    private readonly commands: CommandHandler,
    private readonly queries: InvoicesQueries,
    private readonly orders: OrdersQueries,
    private readonly ledgers: OrderLedgers,
  ) {}

  /** Assigns the next invoice number of the store; repeated calls do nothing. */
  async issue(context: CommandContext, { division, orderId }: OfOrder): Promise<void> {
    const { invoiceNumber } = await this.queries.ofOrder(division, orderId);
    if (invoiceNumber === null)
      await this.once(context, { type: 'IssueInvoice', division, orderId });
  }

  /**
   * Assigns the next credit note number; repeated calls do nothing. An order without numbered
   * invoice has no credit note either.
   */
  async credit(
    context: CommandContext,
    { division, orderId, invoicedOrderId }: OfOrder & { readonly invoicedOrderId: number },
  ): Promise<void> {
    const { invoiceNumber } = await this.queries.ofOrder(division, invoicedOrderId);
    const { creditNoteNumber } = await this.queries.ofOrder(division, orderId);
    if (invoiceNumber === null || creditNoteNumber !== null) return;
    const about = { division, orderId, invoicedOrderId, refundId: null };
    await this.once(context, { type: 'IssueCreditNote', ...about });
  }

  /** Assigns the next credit note number to a refund through the provider, like `credit`. */
  async creditRefund(
    context: CommandContext,
    { division, orderId, refundId }: OfOrder & { readonly refundId: string },
  ): Promise<void> {
    const { invoiceNumber } = await this.queries.ofOrder(division, orderId);
    const issued = await this.queries.refundsOf(division, orderId);
    if (invoiceNumber === null || issued.some((note) => note.refundId === refundId)) return;
    const about = { division, orderId, invoicedOrderId: orderId, refundId };
    await this.once(context, { type: 'IssueCreditNote', ...about });
  }

  /** Returns the document that an order has; null before it is issued. */
  async documentOf(division: number, orderId: number): Promise<InvoiceDocument | null> {
    const row = await this.queries.ofOrder(division, orderId);
    const { invoiceNumber, invoicedAt, invoicedOrderId } = row;
    const creditNote = creditNoteIn(row);
    if (invoiceNumber !== null && invoicedAt !== null) {
      const label = invoiceLabel(invoiceNumber);
      const refunds = (await this.queries.refundsOf(division, orderId)).map(creditNoteFrom);
      return { label, issuedAt: invoicedAt, creditNote, corrects: null, refunds };
    }
    if (creditNote === null || invoicedOrderId === null) return null;
    const { invoiceNumber: corrected } = await this.queries.ofOrder(division, invoicedOrderId);
    // A credit note is issued only for a numbered invoice.
    if (corrected === null) return null;
    return { ...creditNote, ...corrects(corrected) };
  }

  /** Returns the credit note of a refund through the provider; null before it is issued. */
  async creditNoteOf(
    division: number,
    orderId: number,
    refundId: string,
  ): Promise<{ readonly document: InvoiceDocument; readonly refund: CreditedRefund } | null> {
    const { invoiceNumber } = await this.queries.ofOrder(division, orderId);
    const notes = await this.queries.refundsOf(division, orderId);
    const note = notes.find((one) => one.refundId === refundId);
    const order = await this.orders.ofStore(division, orderId);
    if (invoiceNumber === null || note === undefined || order === undefined) return null;
    const entries = await this.ledgers.of(order);
    const entry = entries.find((one) => one.refundId === refundId);
    if (entry === undefined) return null;
    const { label, issuedAt } = creditNoteFrom(note);
    return {
      document: { label, issuedAt, ...corrects(invoiceNumber) },
      refund: { amount: -entry.charged, vat: negated(entry.vat) },
    };
  }

  /** The key covers concurrent calls, which have both found no document. */
  private async once(context: CommandContext, command: InvoiceCommand): Promise<void> {
    const { type, orderId } = command;
    const refundId = 'refundId' in command ? command.refundId : null;
    const key = refundId === null ? String(orderId) : `${orderId}-${refundId}`;
    const idempotency = { subject: 'invoices', operation: type, key, bodyHash: key };
    await this.commands.once(context, idempotency, () =>
      Promise.resolve({ commands: [commandFor(invoiceDecider, command)], result: { orderId } }),
    );
  }
}

/** Fields of a credit note that corrects an invoice. */
function corrects(
  invoiceNumber: number,
): Pick<InvoiceDocument, 'creditNote' | 'corrects' | 'refunds'> {
  return { creditNote: null, corrects: invoiceLabel(invoiceNumber), refunds: [] };
}

function creditNoteFrom({
  refundId,
  number,
  issuedAt,
}: RefundCreditNoteRow): InvoiceDocument['refunds'][number] {
  return { refundId, label: creditNoteLabel(number), issuedAt };
}

function creditNoteIn({
  creditNoteNumber,
  creditedAt,
}: InvoicesRow): InvoiceDocument['creditNote'] {
  if (creditNoteNumber === null || creditedAt === null) return null;
  return { label: creditNoteLabel(creditNoteNumber), issuedAt: creditedAt };
}
