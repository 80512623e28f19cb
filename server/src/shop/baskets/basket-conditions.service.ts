import { Injectable } from '@nestjs/common';
import type { BasketDelivery, BasketProps } from '@selvedge/shared/baskets/basket.screen';
import type { BasketAnswer } from '@selvedge/shared/baskets/contract';
import { destinationIn, destinationsOf } from '@selvedge/shared/checkout/destination';
import { deliveryPriceTo, sellingIn } from '@selvedge/shared/checkout/selling';
import { SHIPPING_COUNTRIES } from '@selvedge/shared/countries/shipping-countries';
import { arrivalLabel } from '@selvedge/shared/delivery/arrival-label';
import { zoneOf } from '@selvedge/shared/delivery/delivery-zone';
import { zoneLabel } from '@selvedge/shared/delivery/zone-labels';
import { isTaxedIn } from '@selvedge/shared/countries/countries';
import type { Store } from '@selvedge/shared/stores/contract';

import { Clock } from '../../platform/clock.js';
import { Config } from '../../platform/config/config.js';
import { takesPayments } from '../../platform/config/payment-mode.js';

type Conditions = Pick<BasketProps, 'shopCurrency' | 'isTaxed' | 'takesPayments' | 'delivery'>;

/** Selling conditions that the basket shows before the customer enters an address. */
@Injectable()
export class BasketConditions {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Uses the visitor's country, otherwise that of the shop. */
  of(
    store: Store,
    { currency, quantity }: Pick<BasketAnswer, 'currency' | 'quantity'>,
    networkCountry: string | undefined,
  ): Conditions {
    const country = destinationIn([networkCountry, store.country], destinationsOf(store));
    return {
      shopCurrency: store.currency,
      isTaxed: isTaxedIn(country),
      takesPayments: takesPayments(this.config),
      delivery: this.deliveryTo(country, store, { currency, quantity }),
    };
  }

  /** ORD-042, PAY-022: the same estimate as at checkout. */
  private deliveryTo(
    code: string,
    store: Store,
    { currency, quantity }: Pick<BasketAnswer, 'currency' | 'quantity'>,
  ): BasketDelivery {
    const selling = sellingIn(currency, store);
    const name = SHIPPING_COUNTRIES.find((country) => country.code === code)?.name ?? code;
    return {
      label: zoneLabel('home', { code, name }),
      price: deliveryPriceTo(code, quantity, selling),
      arrival: arrivalLabel(this.clock.now(), zoneOf(code, selling.home)),
    };
  }
}
