import {
  pricesByZone,
  zoneOf,
  type ByZone,
  type ShippingPrices,
} from '../delivery/delivery-zone.js';
import { exchanged, exchangeRate } from '../exchange.js';
import type { CurrencyCode } from '../money.js';
import type { Store } from '../stores/contract.js';
import { homeOf } from '../stores/home.js';

/** Selling conditions in the currency that the customer chose. */
export interface Selling {
  /** Country of dispatch. */
  readonly home: string;
  /** Delivery price of the first item of an order, in minor units of `currency`. */
  readonly shipping: ByZone<number>;
  /** Price of each further item. */
  readonly shippingPerItem: ByZone<number>;
  readonly currency: CurrencyCode;
  /** Units of `currency` per unit of the store's own currency. */
  readonly exchangeRate: number;
}

/** PAY-020: converts the current delivery prices to the chosen currency. */
export function sellingIn(
  currency: CurrencyCode,
  store: Pick<Store, 'shipping' | 'shippingPerItem' | 'currency' | 'country'>,
): Selling {
  const { currency: own, shipping, shippingPerItem = noPricePerItem } = store;
  const inIt = (prices: ShippingPrices): ByZone<number> => {
    const { home, near, far } = pricesByZone(prices);
    const converted = (amount: number) => exchanged({ amount, currency: own }, currency);
    return { home: converted(home), near: converted(near), far: converted(far) };
  };
  return {
    home: homeOf(store),
    shipping: inIt(shipping),
    shippingPerItem: inIt(shippingPerItem),
    currency,
    exchangeRate: exchangeRate(own, currency),
  };
}

export const noPricePerItem: ShippingPrices = { GB: 0, EU: 0, ROW: 0 };

/** PAY-022: returns the price of delivering this many items to a country, in minor units. */
export function deliveryPriceTo(
  country: string,
  items: number,
  { home, shipping, shippingPerItem }: Pick<Selling, 'home' | 'shipping' | 'shippingPerItem'>,
): number {
  const zone = zoneOf(country, home);
  return shipping[zone] + Math.max(0, items - 1) * shippingPerItem[zone];
}
