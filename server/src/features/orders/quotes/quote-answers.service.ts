import { Injectable } from '@nestjs/common';
import type { AnswerQuote } from '@selvedge/shared/orders/quotes/answers/contract';

import {
  CommandHandler,
  type CommandContext,
} from '../../../platform/event-log/commands/command-handler.js';
import { Clock } from '../../../platform/clock.js';
import { orderDecider } from '../aggregate/order.decider.js';
import { OrderNotFound } from '../aggregate/order.errors.js';
import type { OrderRow } from '../read-model/orders.projection.js';
import { OrdersQueries } from '../read-model/orders.queries.js';
import type { QuoteCommand } from '../aggregate/quotes/quote.commands.js';
import { QuoteProofWrong } from '../aggregate/quotes/quote.errors.js';
import { QuoteFiles, type QuoteFile } from './files/quote-files.service.js';
import { isProof } from '../read-model/quote-proof.rules.js';

/** Revision for callers who saw no price; it matches no quote, so that they get a conflict. */
const unseen = 0;

interface GivenAnswer {
  readonly answer: AnswerQuote;
  /** Whether the caller is already known to be the customer. */
  readonly isBuyer: (order: OrderRow) => Promise<boolean>;
}

/** Handles the customer's answers to a quote (ATL-016). */
@Injectable()
export class QuoteAnswers {
  constructor(
    private readonly commands: CommandHandler,
    private readonly orders: OrdersQueries,
    private readonly files: QuoteFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * Records an answer from the known buyer or with proof of their address. Throws OrderNotFound,
   * also for an order of another store, QuoteProofWrong and errors of the decider.
   */
  async give(
    context: CommandContext,
    hash: string,
    { answer, isBuyer }: GivenAnswer,
  ): Promise<void> {
    const order = await this.order(context, hash);
    const isIdentified = await isBuyer(order);
    if (!isIdentified && !isProof(order, answer.proof)) throw new QuoteProofWrong();
    const now = this.clock.now().getTime();
    await this.commands.handle(context, orderDecider, commandOf(order.orderId, answer, now));
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

function commandOf(orderId: number, form: AnswerQuote, now: number): QuoteCommand {
  const { answer, revision = unseen, mockup: fileId = '', words, purchaseOrder } = form;
  const decided = { type: 'DecideQuote', orderId, revision, now } as const;
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
