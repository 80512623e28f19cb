import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';
import type { RequestQuote } from '@selvedge/shared/orders/quotes/contract';
import { isDayOver } from '@selvedge/shared/orders/quotes/quote-validity';
import type { Store } from '@selvedge/shared/stores/contract';
import { taxOfSale, type SaleTax } from '@selvedge/shared/tax/sale-tax';

import { Clock } from '../../../platform/clock.js';
import {
  commandFor,
  CommandHandler,
  type CommandContext,
} from '../../../platform/event-log/commands/command-handler.js';
import { InvalidInput } from '../../../platform/refusals.js';
import { orderDecider } from '../aggregate/order.decider.js';
import { OrderNotFound } from '../aggregate/order.errors.js';
import { OrdersQueries } from '../read-model/orders.queries.js';
import type { AddQuoteDocument } from '../aggregate/quotes/quote.commands.js';
import { quotePlacing } from './quote-placing.js';
import { QuoteFiles, type QuoteFile } from './files/quote-files.service.js';

interface QuoteRequestInput {
  readonly form: RequestQuote;
  /** Null for a guest. */
  readonly customerId: number | null;
  readonly artwork: { readonly name: string; readonly file: QuoteFile } | undefined;
}

/** Places quote requests of shoppers; staff find them on the bespoke board (RET-008). */
@Injectable()
export class QuoteRequestsService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly orders: OrdersQueries,
    private readonly files: QuoteFiles,
    private readonly clock: Clock,
  ) {}

  /** Validates and converts the artwork. Throws QuoteFileTooLarge and QuoteFileNotAllowed. */
  artworkIn(content: Buffer): Promise<QuoteFile> {
    return this.files.documentIn(Readable.from([content]));
  }

  /**
   * Places the request and returns the hash of its order. A repeated call returns the same order
   * and completes missing steps. Throws InvalidInput if the day on which it is needed has passed.
   */
  async make(
    context: CommandContext,
    store: Pick<Store, 'currency'>,
    { form, customerId, artwork }: QuoteRequestInput,
  ): Promise<string> {
    const { id: key, company, neededBy, notes } = form;
    if (neededBy !== '' && isDayOver(neededBy, this.clock.now().getTime()))
      throw new InvalidInput({ neededBy: ['The date must not be in the past'] });
    const idempotency = { subject: context.actor, operation: 'wish-for-quote', key, bodyHash: key };
    const { result } = await this.commands.once(context, idempotency, async () => {
      const orderId = await this.orders.nextOrderId();
      const hash = randomBytes(16).toString('hex');
      const tax = taxOfSale(form.shippingAddress, this.clock.now());
      const placing = {
        ...unpriced(form, store.currency, tax),
        orderId,
        hash,
        customerId,
      };
      return {
        commands: [commandFor(orderDecider, placing, { isFirst: true })],
        result: { orderId, hash },
      };
    });
    const { orderId, hash } = result;
    const wish = { company, neededBy, notes };
    await this.commands.handle(context, orderDecider, { type: 'WishForQuote', orderId, wish });
    if (artwork !== undefined) {
      const attached = { ...idempotency, operation: 'artwork-of-wish' };
      await this.commands.once(context, attached, async () => ({
        commands: [commandFor(orderDecider, await this.saveArtwork(orderId, artwork))],
        result: {},
      }));
    }
    return hash;
  }

  private async saveArtwork(
    orderId: number,
    { name, file }: NonNullable<QuoteRequestInput['artwork']>,
  ): Promise<AddQuoteDocument> {
    const order = await this.orders.byId(orderId);
    if (order === undefined) throw new OrderNotFound();
    const fileId = await this.files.save(order, file);
    const { contentType, content } = file;
    return {
      type: 'AddQuoteDocument',
      ...{ orderId, fileId, name, contentType, bytes: content.length },
    };
  }
}

/** Staff set the price later. */
function unpriced(
  { email, product: name, quantity, shippingAddress }: RequestQuote,
  currency: string,
  tax: SaleTax,
) {
  const offered = { lines: [{ name, quantity, price: 0 }], shipping: 0, discount: 0 };
  return quotePlacing({ email, shippingAddress, ...offered, currency, tax });
}
