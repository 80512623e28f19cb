import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';

import { Injectable } from '@nestjs/common';
import type { OrderAddress } from '@selvedge/shared/orders/contract';
import type { PriceQuote, SendQuote } from '@selvedge/shared/orders/quotes/contract';

import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { SaleTaxes } from '../../stores/index.js';
import { OrderCommands } from '../order-commands.service.js';
import { OrderNotFound } from '../aggregate/order.errors.js';
import type { OrderRow } from '../read-model/orders.projection.js';
import { OrdersQueries } from '../read-model/orders.queries.js';
import { orderAddressOf } from './order-address.js';
import type { QuoteAddresses } from '../aggregate/quotes/quote.commands.js';
import { quoteDraftOf } from './quote-draft.js';
import { QuoteOfNobody } from '../aggregate/quotes/quote.errors.js';
import { QuoteFiles, type QuoteFile } from './files/quote-files.service.js';

/** Prices and sends quotes of any store, and manages their files. */
@Injectable()
export class QuoteWork {
  constructor(
    private readonly work: OrderCommands,
    private readonly orders: OrdersQueries,
    private readonly files: QuoteFiles,
    private readonly sales: SaleTaxes,
  ) {}

  /** Prices the quote. Throws OrderNotFound, QuoteOfNobody and errors of the decider. */
  async price(
    context: CommandContext,
    hash: string,
    { revision, lines, shipping, discount = 0, shippingAddress: typed }: PriceQuote,
  ): Promise<void> {
    const order = await this.byHash(hash);
    const { division, orderId, items: before, currency, shippingAddress: was } = order;
    if (was === null) throw new QuoteOfNobody();
    const goes = typed === undefined ? was : orderAddressOf(typed);
    const draft = quoteDraftOf({
      ...{ lines, shipping, discount, currency, before },
      tax: this.sales.to(goes, division).tax,
      countryBefore: was.country,
    });
    const addresses = addressesAfter(order, goes);
    await this.work.give(context, { type: 'PriceQuote', orderId, revision, ...draft, addresses });
  }

  /** Mails the link to the customer. Throws QuoteOfNobody and errors of the decider. */
  async send(
    context: CommandContext,
    orderId: number,
    { revision, validUntil }: SendQuote,
  ): Promise<void> {
    const { email } = await this.byId(orderId);
    if (email === null) throw new QuoteOfNobody();
    await this.work.give(context, {
      ...{ type: 'SendQuote', orderId, revision },
      validUntil: validUntil ?? null,
    });
  }

  /** Adds a mock-up. Throws OrderNotFound and errors of the media library and the decider. */
  async addMockup(context: CommandContext, orderId: number, source: Readable): Promise<string> {
    const order = await this.byId(orderId);
    const picture = await this.files.mockupIn(source, String(context.division));
    return this.savingFile(order, picture, (fileId) =>
      this.work.give(context, { type: 'AddMockup', orderId, fileId }),
    );
  }

  /**
   * Adds a document. Throws OrderNotFound, QuoteFileTooLarge, QuoteFileNotAllowed and errors of the
   * decider.
   */
  async addDocument(
    context: CommandContext,
    orderId: number,
    { name, source }: { readonly name: string; readonly source: Readable },
  ): Promise<string> {
    const order = await this.byId(orderId);
    const document = await this.files.documentIn(source);
    const { contentType } = document;
    const bytes = document.content.length;
    return this.savingFile(order, document, (fileId) =>
      this.work.give(context, {
        type: 'AddQuoteDocument',
        ...{ orderId, fileId, name, contentType, bytes },
      }),
    );
  }

  /** Removes a document. Throws OrderNotFound and QuoteFileUnknown. */
  async removeDocument(context: CommandContext, orderId: number, fileId: string): Promise<void> {
    const order = await this.byId(orderId);
    await this.work.give(context, { type: 'RemoveQuoteDocument', orderId, fileId });
    await this.files.remove(order, fileId);
  }

  /** Throws OrderNotFound and QuoteFileUnknown. */
  async file(orderId: number, fileId: string): Promise<QuoteFile> {
    return this.files.read(await this.byId(orderId), fileId);
  }

  /** Deletes the stored file if the command is refused. */
  private async savingFile(
    order: OrderRow,
    file: QuoteFile,
    record: (fileId: string) => Promise<void>,
  ): Promise<string> {
    const fileId = await this.files.save(order, file);
    try {
      await record(fileId);
    } catch (refusal) {
      await this.files.remove(order, fileId);
      throw refusal;
    }
    return fileId;
  }

  private async byHash(hash: string): Promise<OrderRow> {
    const place = await this.orders.placeOf({ hash });
    if (place === undefined) throw new OrderNotFound();
    return this.byId(place.orderId);
  }

  private async byId(orderId: number): Promise<OrderRow> {
    const row = await this.orders.byId(orderId);
    if (row === undefined) throw new OrderNotFound();
    return row;
  }
}

/**
 * Returns the new addresses, or null if unchanged. The billing address follows if it was the same.
 */
function addressesAfter(
  { shippingAddress: was, billingAddress: payer }: OrderRow,
  goes: OrderAddress,
): QuoteAddresses | null {
  if (isDeepStrictEqual(was, goes)) return null;
  const isOne = payer === null || isDeepStrictEqual(was, payer);
  return { shippingAddress: goes, billingAddress: isOne ? goes : payer };
}
