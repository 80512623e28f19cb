import { randomUUID } from 'node:crypto';

import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { quoteLink } from '@selvedge/shared/storefront/links';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer, Browser } from '../../../platform/testing/browser.js';
import type { TestApp } from '../../../platform/testing/start-app.js';
import { address } from '../../checkout/checkout.testing.js';
import { asPage, screenIn } from '../../storefront/storefront.testing.js';

/* Quotes as the HTTP specs of this feature ask for them. */

export const quotes = '/omnis/v3/quotes/';
export const octets = { 'content-type': 'application/octet-stream' };
export const pdf = Buffer.from('%PDF-1.4 specification');
export const hoodies = { name: 'Embroidered hoodie', quantity: 40, price: 2_400 };
/** what their customer is known by. */
export const proof = 'ada@example.test';

export const quoteBody = ({ division }: Pick<Store, 'division'>, more: object = {}) => ({
  id: randomUUID(),
  division,
  email: proof,
  shippingAddress: address,
  lines: [hoodies],
  shipping: 1_200,
  ...more,
});

/** One that staff make for a store, as they see it. */
export async function makeQuote(
  staff: Browser,
  shop: Pick<Store, 'division'>,
  more: object = {},
): Promise<AtlasOrder> {
  const { body } = await staff.post(quotes, quoteBody(shop, more));
  return (await staff.get(`/omnis/v3/atlas/orders/${String(body.id)}/`)).body;
}

/** A quote that staff have made, not sent yet, and its customer, who has the link. */
export class MadeQuote {
  private constructor(
    private readonly staff: Browser,
    readonly customer: Browser,
    readonly order: AtlasOrder,
  ) {}

  static async of(app: TestApp, staff: Browser, shop: Store): Promise<MadeQuote> {
    return new MadeQuote(staff, app.visitor(shop.code), await makeQuote(staff, shop));
  }

  /** Where its customer reads and answers it. */
  get link(): string {
    return quoteLink(this.order.hash);
  }

  /** Of the order as staff call it, or of what is below it. */
  path(rest = ''): string {
    return `/omnis/v3/atlas/orders/${this.order.id}/${rest}`;
  }

  send(revision = 1, validUntil?: string): Promise<Answer> {
    return this.staff.post(this.path('quote/sending/'), { revision, validUntil });
  }

  /** As staff see the order by now. */
  async now(): Promise<AtlasOrder> {
    return (await this.staff.get(this.path())).body;
  }

  /** As the customer sees it by now. */
  async page(): Promise<ScreenOf<'quote'>> {
    return screenIn(await this.customer.get(this.link, asPage), 'quote');
  }
}
