import { randomUUID } from 'node:crypto';

import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import * as fc from 'fast-check';
import sharp from 'sharp';

import type { Answer, Browser } from '../platform/testing/browser.js';
import { multipart } from '../platform/testing/multipart.testing.js';

/** Quote for the store of an order, with the steps that it completes. */
export interface QuoteWork {
  readonly do: 'quote';
  readonly id: string;
  readonly accepted: boolean;
  readonly approved: boolean;
}

export const quoteWork: fc.Arbitrary<QuoteWork> = fc.record({
  do: fc.constant('quote' as const),
  id: fc.uuid({ version: 4 }),
  accepted: fc.boolean(),
  approved: fc.boolean(),
});

const octets = { 'content-type': 'application/octet-stream' };
const shippingAddress = {
  fullName: 'Ada Palm',
  line1: '1 Shore Road',
  city: 'Freshwater',
  postcode: 'PO40 9PY',
  country: 'GB',
};
/** E-mail address that proves access to a quote. */
const proof = 'ada@example.test';
const lines = [{ name: 'Hoodie', quantity: 40, price: 1_250 }];

/**
 * Refused without a previous order, which determines the store. A shopper of the store has the
 * quote's link.
 */
export async function workOnQuote(
  { staff, shopper }: Readonly<Record<'staff' | 'shopper', Browser>>,
  orderId: number,
  { id, accepted, approved }: QuoteWork,
): Promise<Answer> {
  const order = await staff.get(`/omnis/v3/atlas/orders/${orderId}/`);
  if (order.status !== 200) return order;
  // Contract of API-052.
  const { division } = order.body as AtlasOrder;
  const body = { id, division, email: 'ada@example.test', shippingAddress, lines, shipping: 500 };
  const made = await staff.post('/omnis/v3/quotes/', body);
  const quote = `/omnis/v3/atlas/orders/${String(made.body.id)}`;
  const read = () => readOrder(staff, `${quote}/`);
  const { hash } = await read();
  await requestQuote(shopper, id);
  const byLink = `/omnis/v3/quotes/${hash}/`;
  await staff.send('patch', byLink, {
    body: {
      ...{ revision: 1, lines, shipping: 0, discount: 500 },
      shippingAddress: { ...shippingAddress, city: 'Ryde' },
    },
  });
  await staff.post(`${quote}/quote/sending/`, { revision: 2, validUntil: '2999-12-31' });
  await addFiles(staff, quote);
  if (accepted) await shopper.post(`${byLink}accept/`, { revision: 2, onTerms: true, proof });
  await answerMockup(shopper, await read(), approved);
  await staff.post(`${quote}/quote/terms/`, { authorised: approved });
  return staff.send('put', `${quote}/quote/purchase-order/`, { body: { purchaseOrder: id } });
}

async function readOrder(staff: Browser, path: string): Promise<AtlasOrder> {
  return (await staff.get(path)).body;
}

/** RET-008: a shopper requests a quote. */
async function requestQuote(shopper: Browser, id: string): Promise<void> {
  const fields = {
    ...{ id, email: proof, product: 'Caps', quantity: '12', notes: 'Navy' },
    ...Object.fromEntries(
      Object.entries(shippingAddress).map(([name, value]) => [`shippingAddress[${name}]`, value]),
    ),
  };
  await shopper.send('post', '/get-a-quote/', multipart(fields));
}

/** Answers the mock-up, as the page of the quote does. */
async function answerMockup(shopper: Browser, order: AtlasOrder, approved: boolean): Promise<void> {
  const answer = approved ? 'approve-mockup' : 'change-mockup';
  const mockup = order.quote?.mockups.at(-1)?.id ?? '';
  await shopper.form(`/advanced-quote/${order.hash}/`, { answer, mockup, words: 'Larger', proof });
}

async function addFiles(staff: Browser, quote: string): Promise<void> {
  const background = '#3a6';
  const square = { create: { width: 8, height: 8, channels: 3, background } } as const;
  const picture = await sharp(square).png().toBuffer();
  await staff.send('post', `${quote}/quote/mockups/`, { headers: octets, body: picture });
  const path = `${quote}/quote/documents/?name=${randomUUID()}.pdf`;
  const body = Buffer.from('%PDF-1.4 specification');
  const { body: saved } = await staff.send('post', path, { headers: octets, body });
  await staff.send('delete', `${quote}/quote/documents/${String(saved.id)}/`, {});
}
