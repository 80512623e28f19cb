import { Injectable } from '@nestjs/common';
import type { AnswerQuote } from '@selvedge/shared/orders/quotes/contract';

import {
  CommandHandler,
  type CommandContext,
} from '../../../platform/event-log/commands/command-handler.js';
import { orderDecider } from '../order.decider.js';
import { OrderNotFound } from '../order.errors.js';
import type { OrderRow } from '../orders.projection.js';
import { OrdersQueries } from '../orders.queries.js';
import type { QuoteCommand } from './quote.commands.js';
import { QuoteFiles, type QuoteFile } from './quote-files.service.js';

/** No price and no mock-up has it: whoever saw none is told that there is another. */
const unseen = 0;

/** ATL-016: what whoever has the link of a quote says to it. */
@Injectable()
export class QuoteAnswers {
  constructor(
    private readonly commands: CommandHandler,
    private readonly orders: OrdersQueries,
    private readonly files: QuoteFiles,
  ) {}

  /** Throws OrderNotFound, also for an order of another store, and what the decider refuses. */
  async give(context: CommandContext, hash: string, answer: AnswerQuote): Promise<void> {
    const { orderId } = await this.order(context, hash);
    await this.commands.handle(context, orderDecider, commandOf(orderId, answer));
  }

  /** Throws OrderNotFound and QuoteFileUnknown. */
  async file(
    context: Pick<CommandContext, 'division'>,
    hash: string,
    fileId: string,
  ): Promise<QuoteFile> {
    return this.files.read(await this.order(context, hash), fileId);
  }

  private async order(
    { division }: Pick<CommandContext, 'division'>,
    hash: string,
  ): Promise<OrderRow> {
    const row = await this.orders.byHash(division, hash);
    if (row === undefined) throw new OrderNotFound();
    return row;
  }
}

function commandOf(orderId: number, form: AnswerQuote): QuoteCommand {
  const { answer, revision = unseen, mockup: fileId = '', words, purchaseOrder } = form;
  const decided = { type: 'DecideQuote', orderId, revision } as const;
  const looked = { type: 'DecideMockup', orderId, fileId } as const;
  switch (answer) {
    case 'accept':
      return { ...decided, accepted: true, onTerms: false, reason: null };
    case 'accept-on-terms':
      return { ...decided, accepted: true, onTerms: true, reason: null };
    case 'decline':
      return { ...decided, accepted: false, onTerms: false, reason: words };
    case 'request-terms':
      return { type: 'RequestTerms', orderId };
    case 'approve-mockup':
      return { ...looked, approved: true, comment: null };
    case 'change-mockup':
      return { ...looked, approved: false, comment: words };
    case 'purchase-order':
      return { type: 'ConfirmPurchaseOrder', orderId, purchaseOrder };
  }
}
