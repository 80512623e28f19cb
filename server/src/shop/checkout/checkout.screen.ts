import { randomUUID } from 'node:crypto';

import { takesEori } from '@selvedge/shared/addresses/eori';
import { addressFormatOf } from '@selvedge/shared/addresses/address-format';
import { checkoutScreen, type CheckoutQuote } from '@selvedge/shared/checkout/checkout.screen';
import { destinationsOf } from '@selvedge/shared/checkout/destination';
import { arrivalLabel } from '@selvedge/shared/delivery/arrival-label';
import { zoneOf } from '@selvedge/shared/delivery/delivery-zone';
import { payLink } from '@selvedge/shared/links/links';
import type { FormState } from '@selvedge/shared/screens/form-state';
import { cutoffLabel, lastDaysOf } from '@selvedge/shared/stores/christmas/christmas';
import type { Store } from '@selvedge/shared/stores/contract';
import { homeOf } from '@selvedge/shared/stores/home';

import { Clock } from '../../platform/clock.js';
import { Redirect } from '../../platform/redirect.js';
import { BasketContexts, type BasketContext } from '../../features/baskets/index.js';
import {
  Screen,
  type ContentOf,
  type PersonalShopRequest,
  type RequestOf,
  type ScreenSource,
  type Visitor,
} from '../../features/storefront/index.js';
import { ReturningShopper } from './returning-shopper.service.js';
import type { CheckoutPrefill } from './saved-addresses.service.js';
import { Checkout } from '../../features/checkout/checkout.service.js';

type Content = ContentOf<typeof checkoutScreen>;

/** A submitted form with its destination. */
interface Filled {
  readonly form: FormState | null;
  /** Undefined if none was chosen. */
  readonly country: string | undefined;
  /** Code in the form; undefined to use the one in the cookie. */
  readonly coupon: string | undefined;
}

/** Contact, address and card in one form (RTE-011, RTE-012, PAY-008). */
@Screen(checkoutScreen)
export class CheckoutScreen implements ScreenSource<typeof checkoutScreen> {
  constructor(
    private readonly checkout: Checkout,
    private readonly contexts: BasketContexts,
    private readonly clock: Clock,
    private readonly shopper: ReturningShopper,
  ) {}

  /** The `address` query parameter selects a saved address. Throws Redirect like `again`. */
  async read(request: RequestOf<typeof checkoutScreen>): Promise<Content> {
    const { visitor, query } = request;
    return this.content(
      request,
      await this.shopper.addresses.begin(visitor.subject, query['address']),
    );
  }

  /** Throws Redirect to basket or unpaid order if the basket is empty or has unavailable items. */
  async again(request: PersonalShopRequest, filled: Filled): Promise<Content> {
    const addresses = await this.shopper.addresses.list(request.visitor.subject);
    return this.content(request, { ...filled, addresses });
  }

  private async content(
    { visitor }: PersonalShopRequest,
    { form, country: requestedCountry, addresses, coupon }: CheckoutPrefill & Partial<Filled>,
  ): Promise<Content> {
    const own = this.contexts.of(visitor);
    const shopperContext = coupon === undefined ? own : { ...own, coupon };
    const { basket, totals, country, store } = await this.checkout.view(
      shopperContext,
      requestedCountry ?? visitor.networkCountry,
    );
    const isReady = basket.items.length > 0 && basket.items.every(({ available }) => available);
    if (!isReady) throw new Redirect(await this.otherPage(visitor, basket.items.length === 0));
    return {
      props: {
        basket,
        totals,
        coupon: basket.discounts.coupon,
        ...this.deliveryOf(store, country),
        country,
        countries: destinationsOf(store),
        addressFormats: {
          shipping: addressFormatOf(country),
          billing: addressFormatOf(form?.values['billingAddress.country'] ?? country),
        },
        idempotencyKey: randomUUID(),
        form,
        addresses,
        offersAccount: visitor.subject === null,
        payment: this.checkout.paymentFields,
        isTestMode: this.checkout.isTestMode,
      },
      head: { title: 'Checkout', path: '/checkout/', noindex: true },
      personal: { basketQuantity: basket.quantity },
    };
  }

  /** A shopper who returns from the payment provider continues with the order, others the basket. */
  private async otherPage({ context, cookies }: Visitor, isEmpty: boolean): Promise<string> {
    const unpaid = isEmpty ? await this.shopper.unpaid.find(context.division, cookies) : undefined;
    return unpaid === undefined ? '/basket/' : payLink(unpaid);
  }

  /** Returns costs and arrival for a destination. */
  async quote(
    shopperContext: BasketContext,
    requestedCountry: string | undefined,
  ): Promise<CheckoutQuote> {
    const view = await this.checkout.view(shopperContext, requestedCountry);
    const { basket, totals, country, store } = view;
    return { totals, coupon: basket.discounts.coupon, ...this.deliveryOf(store, country) };
  }

  /** Delivery dates of an order placed now (ORD-042, STO-029), and whether customs clears it. */
  private deliveryOf(
    store: Store,
    country: string,
  ): Pick<CheckoutQuote, 'arrival' | 'lastDay' | 'takesEori'> {
    const now = this.clock.now();
    const zone = zoneOf(country, homeOf(store));
    return {
      arrival: arrivalLabel(now, zone),
      lastDay: cutoffLabel(lastDaysOf(store, now), zone),
      takesEori: takesEori(homeOf(store), country),
    };
  }
}
