import { randomUUID } from 'node:crypto';

import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../../platform/testing/browser.js';
import { address } from '../../checkout/checkout.testing.js';

/* Quotes as the HTTP specs of this feature ask for them. */

export const quotes = '/omnis/v3/quotes/';
export const octets = { 'content-type': 'application/octet-stream' };
export const pdf = Buffer.from('%PDF-1.4 specification');
export const hoodies = { name: 'Embroidered hoodie', quantity: 40, price: 2_400 };
/** what their customer is known by. */
export const proof = 'ada@example.test';

export const askedQuote = ({ division }: Pick<Store, 'division'>, more: object = {}) => ({
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
  const { body } = await staff.post(quotes, askedQuote(shop, more));
  return (await staff.get(`/omnis/v3/atlas/orders/${String(body.id)}/`)).body;
}
