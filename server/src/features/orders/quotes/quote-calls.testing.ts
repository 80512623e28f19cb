import { randomUUID } from 'node:crypto';

import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { quoteLink } from '@selvedge/shared/links/links';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer, Browser } from '../../../platform/testing/browser.js';
import type { TestApp } from '../../../platform/testing/start-app.js';
import { address } from '../../checkout/checkout.testing.js';
import { asPage, screenIn } from '../../storefront/storefront.testing.js';

export const quotes = '/omnis/v3/quotes/';
export const octets = { 'content-type': 'application/octet-stream' };
export const pdf = Buffer.from('%PDF-1.4 specification');
export const hoodies = { name: 'Embroidered hoodie', quantity: 40, price: 2_400 };
/** E-mail address with which a caller proves to be the customer. */
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

/** Creates a quote as staff and returns it as they see it. */
export async function makeQuote(
  staff: Browser,
  shop: Pick<Store, 'division'>,
  more: object = {},
): Promise<AtlasOrder> {
  const { body } = await staff.post(quotes, quoteBody(shop, more));
  return (await staff.get(`/omnis/v3/atlas/orders/${String(body.id)}/`)).body;
}

/** Unsent quote with its staff author and its customer, who has the link. */
export class MadeQuote {
  private constructor(
    private readonly staff: Browser,
    readonly customer: Browser,
    readonly order: AtlasOrder,
  ) {}

  /** `more` replaces fields of the quote. */
  static async of(app: TestApp, staff: Browser, shop: Store, more?: object): Promise<MadeQuote> {
    return new MadeQuote(staff, app.visitor(shop.code), await makeQuote(staff, shop, more));
  }

  get link(): string {
    return quoteLink(this.order.hash);
  }

  /** API path of the order for staff. */
  path(rest = ''): string {
    return `/omnis/v3/atlas/orders/${this.order.id}/${rest}`;
  }

  send(revision = 1, validUntil?: string): Promise<Answer> {
    return this.staff.post(this.path('quote/sending/'), { revision, validUntil });
  }

  /** Reads the current order as staff. */
  async now(): Promise<AtlasOrder> {
    return (await this.staff.get(this.path())).body;
  }

  /** Reads the current quote page as the customer. */
  async page(): Promise<ScreenOf<'quote'>> {
    return screenIn(await this.customer.get(this.link, asPage), 'quote');
  }
}
