import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { BasketAnswer } from '@selvedge/shared/baskets/contract';
import type { CheckoutTotals, PlaceOrderRequest } from '@selvedge/shared/checkout/contract';
import { destinationIn } from '@selvedge/shared/checkout/destination';
import type { Store } from '@selvedge/shared/stores/contract';

import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { NotFound } from '../../platform/refusals.js';
import {
  answerOf,
  BasketReader,
  linesIn,
  type BasketLine,
  type BasketContext,
} from '../baskets/index.js';
import { OrdersQueries, type PlaceOrder } from '../orders/index.js';
import { StoreDirectory } from '../stores/index.js';
import { draftOf, quoteOf, sellingIn } from './order-draft.js';

/** What the checkout page shows. */
export interface CheckoutView {
  readonly basket: BasketAnswer;
  readonly totals: CheckoutTotals;
  /** The destination that the totals are for. */
  readonly country: string;
  /** The shop that sells it. */
  readonly store: Store;
}

/** An order about to be placed, and the lines of the basket that it takes. */
export interface OrderDraft {
  readonly order: PlaceOrder;
  readonly lines: readonly BasketLine[];
}

/** What a basket comes to, as its store sells today. */
@Injectable()
export class OrderDrafts {
  constructor(
    private readonly baskets: BasketReader,
    private readonly stores: StoreDirectory,
    private readonly orders: OrdersQueries,
  ) {}

  /** For where it is wanted, else for where the shop is. Throws NotFound on a host without shop. */
  async view(
    basketContext: BasketContext,
    requestedCountry: string | undefined,
  ): Promise<CheckoutView> {
    const store = this.storeOf(basketContext.context.division);
    const country = destinationIn([requestedCountry, store.country]);
    const { lines, selling } = await this.saleOf(basketContext);
    const totals = quoteOf(lines, selling, country);
    return { basket: answerOf(lines, selling.currency), totals, country, store };
  }

  /** Throws NotFound, BasketEmpty, ItemNoLongerAvailable and TotalHasChanged. */
  async draft(basketContext: BasketContext, request: PlaceOrderRequest): Promise<OrderDraft> {
    const { lines, selling } = await this.saleOf(basketContext);
    const identity = {
      orderId: await this.orders.nextOrderId(),
      hash: randomBytes(16).toString('hex'),
      customerId: customerIn(basketContext.context),
    };
    return { order: draftOf(identity, lines, request, selling), lines };
  }

  /** PAY-020: what is in the basket and how it is sold, both in the currency that was chosen. */
  private async saleOf({ context: { division }, basketId, currency }: BasketContext) {
    const selling = sellingIn(currency, this.storeOf(division));
    const lines = await this.baskets.lines(division, basketId);
    return { lines: linesIn(currency, lines), selling };
  }

  private storeOf(division: number): Store {
    const store = this.stores.store(division);
    if (store === undefined) throw new NotFound();
    return store;
  }
}

function customerIn({ actor }: CommandContext): number | null {
  const [, id] = /^customer:(\d+)$/.exec(actor) ?? [];
  return id === undefined ? null : Number(id);
}
