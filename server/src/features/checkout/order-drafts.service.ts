import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { BasketAnswer } from '@selvedge/shared/baskets/contract';
import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';
import type { PlaceOrderRequest } from '@selvedge/shared/checkout/contract';
import { destinationIn } from '@selvedge/shared/checkout/destination';
import { sellingIn } from '@selvedge/shared/checkout/selling';
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
import { StoreDirectory, StoreSales } from '../stores/index.js';
import { draftOf, quoteOf } from './order-draft.js';

/** Data of the checkout page. */
export interface CheckoutView {
  readonly basket: BasketAnswer;
  readonly totals: CheckoutTotals;
  /** Destination of the totals. */
  readonly country: string;
  readonly store: Store;
}

/** An order to be placed, and the basket lines that it uses. */
export interface OrderDraft {
  readonly order: PlaceOrder;
  readonly lines: readonly BasketLine[];
}

/** Calculates the costs of a basket under the current conditions of its store. */
@Injectable()
export class OrderDrafts {
  constructor(
    private readonly baskets: BasketReader,
    private readonly stores: StoreDirectory,
    private readonly orders: OrdersQueries,
    private readonly sales: StoreSales,
  ) {}

  /**
   * Uses the chosen country, by default that of the shop. Throws NotFound on a host without shop.
   */
  async view(
    basketContext: BasketContext,
    requestedCountry: string | undefined,
  ): Promise<CheckoutView> {
    const { division } = basketContext.context;
    const country = destinationIn([requestedCountry, this.storeOf(division).country]);
    const { lines, selling } = await this.saleOf(basketContext);
    const { store, tax } = this.sales.to({ country }, division);
    const totals = quoteOf(lines, { selling, tax }, country);
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
    const { tax } = this.sales.to(request.shippingAddress, basketContext.context.division);
    return { order: draftOf(identity, lines, request, { selling, tax }), lines };
  }

  /** PAY-020: returns basket and selling conditions in the chosen currency. */
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
