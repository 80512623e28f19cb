import { exchanged } from '../../exchange.js';
import type { CurrencyCode } from '../../money.js';
import type { ProductCard } from '../contract.js';

type Priced = Pick<ProductCard, 'price' | 'salePrice' | 'currency'>;

/** PAY-020: what has the prices of a product, with those prices in another currency. */
export function priceIn<One extends Priced>(currency: CurrencyCode, one: One): One {
  const inIt = (amount: number) => exchanged({ amount, currency: one.currency }, currency);
  const { price, salePrice } = one;
  return {
    ...one,
    price: inIt(price),
    salePrice: salePrice === null ? null : inIt(salePrice),
    currency,
  };
}

/** The same of many cards. */
export function cardsIn(
  currency: CurrencyCode,
  cards: readonly ProductCard[],
): readonly ProductCard[] {
  return cards.map((card) => priceIn(currency, card));
}
