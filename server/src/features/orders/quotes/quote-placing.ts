import type { MakeQuote } from '@selvedge/shared/orders/quotes/contract';

import { orderAddressOf } from '../placing/order-address.js';
import { quoteDraftOf } from './quote-draft.js';

/** Whom a quote is for, and what is offered; amounts in minor units of its currency. */
interface NewQuote extends Pick<MakeQuote, 'email' | 'shippingAddress' | 'lines' | 'shipping'> {
  readonly discount: number;
  readonly currency: string;
}

/** What an order begins with that is a quote. */
export function quotePlacing({ email, shippingAddress, ...offered }: NewQuote) {
  const address = orderAddressOf(shippingAddress);
  const { country } = address;
  return {
    type: 'PlaceOrder',
    status: 'quote',
    fulfillmentFactory: null,
    ...quoteDraftOf({ ...offered, country, countryBefore: country, before: [] }),
    exchangeRate: 1,
    email,
    shippingAddress: address,
    billingAddress: address,
  } as const;
}
