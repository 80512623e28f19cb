import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { BasketAnswer } from '@selvedge/shared/baskets/contract';
import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';
import type { PlaceOrderRequest } from '@selvedge/shared/checkout/contract';
import { destinationIn, destinationsOf, notDelivered } from '@selvedge/shared/checkout/destination';
import { sellingIn } from '@selvedge/shared/checkout/selling';
import type { Store } from '@selvedge/shared/stores/contract';

import type {
  CommandContext,
  DeciderCommand,
} from '../../platform/event-log/commands/command-handler.js';
import { InvalidInput } from '../../platform/refusals.js';
import { BasketOffers, type BasketContext, type BasketLine } from '../baskets/index.js';
import { DiscountReservations } from '../discounts/index.js';
import { OrdersQueries, type PlaceOrder } from '../orders/index.js';
import { SaleTaxes } from '../stores/index.js';
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
  /** Reserve the uses of its discounts in the same append. */
  readonly reservations: readonly DeciderCommand[];
}

/** Calculates the costs of a basket under the current conditions of its store. */
@Injectable()
export class OrderDrafts {
  constructor(
    private readonly offers: BasketOffers,
    private readonly reservations: DiscountReservations,
    private readonly orders: OrdersQueries,
    private readonly sales: SaleTaxes,
  ) {}

  /**
   * Uses the chosen country, by default that of the shop. Throws NotFound on a host without shop.
   */
  async view(
    basketContext: BasketContext,
    requestedCountry: string | undefined,
  ): Promise<CheckoutView> {
    const { division } = basketContext.context;
    const own = this.sales.storeOf(division);
    const country = destinationIn([requestedCountry, own.country], destinationsOf(own));
    const { selling, answer: basket, ...priced } = await this.saleOf(basketContext);
    const { store, tax } = this.sales.to({ country }, division);
    const totals = quoteOf(priced, { selling, tax }, country);
    return { basket, totals, country, store };
  }

  /**
   * Throws NotFound, BasketEmpty, ItemNoLongerAvailable, TotalHasChanged, and InvalidInput for a
   * country that the store does not deliver to or a code that the customer may not use.
   */
  async draft(basketContext: BasketContext, request: PlaceOrderRequest): Promise<OrderDraft> {
    const { coupon = basketContext.coupon, email, shippingAddress } = request;
    const { lines, sale, selling } = await this.saleOf({ ...basketContext, coupon });
    const { division } = basketContext.context;
    assertDelivered(this.sales.storeOf(division), shippingAddress.country);
    const identity = {
      orderId: await this.orders.nextOrderId(),
      hash: randomBytes(16).toString('hex'),
      customerId: customerIn(basketContext.context),
    };
    const { tax } = this.sales.to(shippingAddress, division);
    const order = draftOf(identity, { lines, sale }, request, { selling, tax });
    const { discounts, commands } = await this.reservations.reserve(
      { ...identity, division, email },
      sale,
    );
    return { order: { ...order, discounts }, lines, reservations: commands };
  }

  /** PAY-020: returns basket and selling conditions in the chosen currency. */
  private async saleOf(basketContext: BasketContext) {
    const { context, currency } = basketContext;
    const selling = sellingIn(currency, this.sales.storeOf(context.division));
    return { ...(await this.offers.ofBasket(basketContext)), selling };
  }
}

/** Throws InvalidInput. */
function assertDelivered(store: Store, country: string): void {
  if (!destinationsOf(store).some(({ code }) => code === country))
    throw new InvalidInput({ 'shippingAddress.country': [notDelivered(country)] });
}

function customerIn({ actor }: CommandContext): number | null {
  const [, id] = /^customer:(\d+)$/.exec(actor) ?? [];
  return id === undefined ? null : Number(id);
}
