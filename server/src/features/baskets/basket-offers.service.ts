import { Injectable } from '@nestjs/common';
import type { BasketAnswer, BasketDiscounts } from '@selvedge/shared/baskets/contract';

import { Offers, type OfferedSale } from '../discounts/index.js';
import { StoreDirectory } from '../stores/index.js';
import type { BasketContext } from './basket-contexts.service.js';
import { BasketReader } from './basket.queries.js';
import { answerOf, linesIn, type BasketLine } from './basket.rules.js';

/** A basket with its discounts, in the shopper's currency. */
export interface PricedBasket {
  readonly answer: BasketAnswer;
  /** All lines, including unavailable ones. */
  readonly lines: readonly BasketLine[];
  /** Discounts on the available lines, in their order. */
  readonly sale: OfferedSale;
}

/** Applies discounts to baskets. */
@Injectable()
export class BasketOffers {
  constructor(
    private readonly offers: Offers,
    private readonly stores: StoreDirectory,
    private readonly baskets: BasketReader,
  ) {}

  /** Reads the basket and prices it. */
  async ofBasket(basketContext: BasketContext): Promise<PricedBasket> {
    const { context, basketId } = basketContext;
    return this.priced(basketContext, await this.baskets.lines(context.division, basketId));
  }

  /** Prices lines that are in the store's currency. */
  async priced(
    { context: { division }, currency, coupon }: BasketContext,
    stored: readonly BasketLine[],
  ): Promise<PricedBasket> {
    const lines = linesIn(currency, stored);
    const own = this.stores.store(division)?.currency ?? currency;
    const available = lines.filter((line) => line.available);
    const sale = await this.offers.of({
      ...{ division, currency, own, coupon },
      lines: available.map((line) => ({ ...line, price: line.priceIncTax })),
    });
    return { lines, sale, answer: answerOf(lines, currency, discountsOf(sale)) };
  }
}

function discountsOf({ applied, ...sale }: OfferedSale): BasketDiscounts {
  const { coupon, isFreeDelivery, untilFreeDelivery } = sale;
  return {
    discount: applied.reduce((sum, { amount }) => sum + amount, 0),
    rows: applied.map(({ title, code, amount }) => ({ title: code ?? title, amount })),
    ...{ coupon, isFreeDelivery, untilFreeDelivery },
  };
}
