import { randomUUID } from 'node:crypto';

import { checkoutScreen } from '@selvedge/shared/checkout/checkout.screen';
import { SHIPPING_COUNTRIES } from '@selvedge/shared/checkout/contract';
import { regionOf } from '@selvedge/shared/checkout/totals';
import { arrivalWords } from '@selvedge/shared/delivery/delivery-labels';
import type { FormState } from '@selvedge/shared/storefront/form-state';

import { Clock } from '../../../platform/clock.js';
import { Redirect } from '../../../platform/redirect.js';
import { BasketVisits } from '../../baskets/index.js';
import {
  Screen,
  type ContentOf,
  type PersonalShopRequest,
  type RequestOf,
  type ScreenSource,
} from '../../storefront/index.js';
import { Checkout } from '../checkout.service.js';

type Content = ContentOf<typeof checkoutScreen>;

/** A form that came back: what was filled in, and where its parcel would go. */
interface Filled {
  readonly form: FormState | null;
  /** Undefined means the first that the store ships to. */
  readonly country: string | undefined;
}

/** RTE-011, RTE-012, PAY-008: contact, address and card in one form. */
@Screen(checkoutScreen)
export class CheckoutScreen implements ScreenSource<typeof checkoutScreen> {
  constructor(
    private readonly checkout: Checkout,
    private readonly visits: BasketVisits,
    private readonly clock: Clock,
  ) {}

  read(request: RequestOf<typeof checkoutScreen>): Promise<Content> {
    return this.again(request, { form: null, country: undefined });
  }

  /** An empty basket, or one with something that is gone, is looked at in the basket: throws Redirect. */
  async again(
    { visitor }: PersonalShopRequest,
    { form, country: wanted }: Filled,
  ): Promise<Content> {
    const visit = this.visits.of(visitor);
    const { basket, totals, country } = await this.checkout.view(visit, wanted);
    const isReady = basket.items.length > 0 && basket.items.every(({ available }) => available);
    if (!isReady) throw new Redirect('/basket/');
    return {
      props: {
        basket,
        totals,
        arrival: this.arrivalIn(country),
        country,
        countries: SHIPPING_COUNTRIES,
        idempotencyKey: randomUUID(),
        form,
      },
      head: { title: 'Checkout', path: '/checkout/', noindex: true },
      personal: { basketQuantity: basket.quantity },
    };
  }

  /** ORD-042: of what is ordered now. */
  arrivalIn(country: string): string {
    return arrivalWords(this.clock.now(), regionOf(country));
  }
}
