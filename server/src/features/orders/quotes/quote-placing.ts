import type { MakeQuote } from '@selvedge/shared/orders/quotes/contract';
import type { SaleTax } from '@selvedge/shared/tax/sale-tax';

import { orderAddressOf } from './order-address.js';
import { quoteDraftOf } from './quote-draft.js';

/** Recipient and content of a quote; amounts in minor units of its currency. */
interface NewQuote extends Pick<MakeQuote, 'email' | 'shippingAddress' | 'lines' | 'shipping'> {
  readonly discount: number;
  readonly currency: string;
  readonly tax: SaleTax;
}

/** Builds the command that places a quote. */
export function quotePlacing({ email, shippingAddress, ...offered }: NewQuote) {
  const address = orderAddressOf(shippingAddress);
  return {
    type: 'PlaceOrder',
    status: 'quote',
    fulfillmentFactory: null,
    ...quoteDraftOf({
      ...offered,
      countryBefore: address.country,
      before: [],
    }),
    exchangeRate: 1,
    email,
    shippingAddress: address,
    billingAddress: address,
  } as const;
}
