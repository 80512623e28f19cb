import { Injectable } from '@nestjs/common';
import {
  creditNoteLabel,
  invoiceLabel,
  type InvoiceDocument,
} from '@selvedge/shared/orders/invoice/invoice-document';

import {
  commandFor,
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { invoiceDecider, type InvoiceCommand } from './invoice.decider.js';
import type { InvoicesRow } from './invoices.projection.js';
import { InvoicesQueries } from './invoices.queries.js';

type OfOrder = Pick<InvoiceCommand, 'division' | 'orderId'>;

/** Issues invoices and credit notes, each once per order, and reads them. */
@Injectable()
export class Invoices {
  constructor(
    private readonly commands: CommandHandler,
    private readonly queries: InvoicesQueries,
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
    await this.once(context, { type: 'IssueCreditNote', division, orderId, invoicedOrderId });
  }

  /** Returns the document that an order has; null before it is issued. */
  async documentOf(division: number, orderId: number): Promise<InvoiceDocument | null> {
    const row = await this.queries.ofOrder(division, orderId);
    const { invoiceNumber, invoicedAt, invoicedOrderId } = row;
    const creditNote = creditNoteIn(row);
    if (invoiceNumber !== null && invoicedAt !== null) {
      const label = invoiceLabel(invoiceNumber);
      return { label, issuedAt: invoicedAt, creditNote, corrects: null };
    }
    if (creditNote === null || invoicedOrderId === null) return null;
    const { invoiceNumber: corrected } = await this.queries.ofOrder(division, invoicedOrderId);
    // A credit note is issued only for a numbered invoice.
    if (corrected === null) return null;
    return { ...creditNote, creditNote: null, corrects: invoiceLabel(corrected) };
  }

  /** The key covers concurrent calls, which have both found no document. */
  private async once(context: CommandContext, command: InvoiceCommand): Promise<void> {
    const { type, orderId } = command;
    const key = String(orderId);
    const idempotency = { subject: 'invoices', operation: type, key, bodyHash: key };
    await this.commands.once(context, idempotency, () =>
      Promise.resolve({ commands: [commandFor(invoiceDecider, command)], result: { orderId } }),
    );
  }
}

function creditNoteIn({
  creditNoteNumber,
  creditedAt,
}: InvoicesRow): InvoiceDocument['creditNote'] {
  if (creditNoteNumber === null || creditedAt === null) return null;
  return { label: creditNoteLabel(creditNoteNumber), issuedAt: creditedAt };
}
