import { exchanged } from '../../exchange.js';
import type { CurrencyCode } from '../../money.js';
import type { Listing } from '../listing/listing.js';
import type { ProductCard } from '../contract.js';

type Priced = Pick<ProductCard, 'price' | 'salePrice' | 'currency'>;

/** Converts the prices of an object to another currency. */
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

export function cardsIn(
  currency: CurrencyCode,
  cards: readonly ProductCard[],
): readonly ProductCard[] {
  return cards.map((card) => priceIn(currency, card));
}

export function listingIn(currency: CurrencyCode, listing: Listing): Listing {
  const currencies = { ...listing.currencies, shown: currency };
  return { ...listing, currencies, products: cardsIn(currency, listing.products) };
}
