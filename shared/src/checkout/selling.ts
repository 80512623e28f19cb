import { pricesByZone, zoneOf, type ByZone } from '../delivery/delivery-zone.js';
import { exchanged, exchangeRate } from '../exchange.js';
import type { CurrencyCode } from '../money.js';
import type { Store } from '../stores/contract.js';
import { homeOf } from '../stores/home.js';

/** Selling conditions in the currency that the customer chose. */
export interface Selling {
  /** Country of dispatch. */
  readonly home: string;
  /** Flat rates, in minor units of `currency`. */
  readonly shipping: ByZone<number>;
  readonly currency: CurrencyCode;
  /** Units of `currency` per unit of the store's own currency. */
  readonly exchangeRate: number;
}

/** PAY-020: converts the current delivery prices to the chosen currency. */
export function sellingIn(
  currency: CurrencyCode,
  store: Pick<Store, 'shipping' | 'currency' | 'country'>,
): Selling {
  const { currency: own } = store;
  const { home, near, far } = pricesByZone(store);
  const inIt = (amount: number) => exchanged({ amount, currency: own }, currency);
  return {
    home: homeOf(store),
    shipping: { home: inIt(home), near: inIt(near), far: inIt(far) },
    currency,
    exchangeRate: exchangeRate(own, currency),
  };
}

/** PAY-022: returns the flat delivery price to a country, in minor units. */
export function deliveryPriceTo(
  country: string,
  { home, shipping }: Pick<Selling, 'home' | 'shipping'>,
): number {
  return shipping[zoneOf(country, home)];
}
