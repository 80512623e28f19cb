import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { OrderHistoryEntry } from '@selvedge/shared/orders/history/contract';
import type { OrderQuote } from '@selvedge/shared/orders/quotes/quote';
import { quoteLink } from '@selvedge/shared/links/links';
import type { Store } from '@selvedge/shared/stores/contract';

import { DataSource } from 'typeorm';

import { useScreens } from '../../../platform/live/live-screens.testing.js';
import type { Answer, Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { openTeeShop, payRequest } from '../../checkout/checkout.testing.js';
import { picture } from '../../media/media.testing.js';
import { Sandbox } from '../../payments/sandbox/sandbox.testing.js';
import { asPage, screenIn } from '../../storefront/storefront.testing.js';
import {
  quoteBody,
  hoodies,
  makeQuote,
  octets,
  pdf,
  proof,
  quotes,
} from './quote-calls.testing.js';

describe('a quote', () => {
  let sandbox: Sandbox;
  let app: TestApp;
  let shop: Store;
  let staff: Browser;
  let customer: Browser;
  let order: AtlasOrder;

  beforeAll(async () => {
    sandbox = await Sandbox.start();
    app = await startApp(sandbox.environment);
    shop = await openTeeShop(app);
    staff = await app.signInStaff(['orders-view', 'orders-status', 'bespoke']);
  });
  afterAll(async () => {
    await app.close();
    await sandbox.stop();
  });
  beforeEach(async () => {
    customer = app.visitor(shop.code);
    order = await makeQuote(staff, shop);
  });
  const screenOf = useScreens(() => app);

  const bodyOf = (more: object = {}) => quoteBody(shop, more);
  const pathOf = (what = '', { id } = order) => `/omnis/v3/atlas/orders/${id}/${what}`;
  const read = async (id: number): Promise<AtlasOrder> =>
    (await staff.get(pathOf('', { ...order, id }))).body;
  async function now(): Promise<AtlasOrder & { readonly quote: OrderQuote }> {
    const { quote, ...rest } = await read(order.id);
    if (quote === null) throw new Error('The order has no quote.');
    return { ...rest, quote };
  }
  const price = (body: object, by = staff) =>
    by.send('patch', `${quotes}${order.hash}/`, { body: { shipping: 0, ...body } });
  const send = (revision = 1) => staff.post(pathOf('quote/sending/'), { revision });
  const upload = (what: string, content: Buffer, by = staff): Promise<Answer> =>
    by.send('post', pathOf(`quote/${what}`), { headers: octets, body: content });
  const answer = (fields: Record<string, string>) =>
    customer.form(quoteLink(order.hash), { proof, ...fields });
  const page = async () => screenIn(await customer.get(quoteLink(order.hash), asPage), 'quote');
  const history = async () => {
    const { body } = await staff.get(pathOf('history/'));
    const entries: readonly OrderHistoryEntry[] = body.entries;
    return entries.map(({ description }) => description);
  };

  function mails(): Promise<readonly Record<string, string>[]> {
    return app
      .get(DataSource)
      .query('SELECT * FROM mail_outbox WHERE division_id = $1 AND text_body LIKE $2', [
        shop.division,
        `%${order.hash}%`,
      ]);
  }

  it('ATL-016 RET-010 is priced, accepted on terms and confirmed by purchase order through staff and its link', async () => {
    expect(order).toMatchObject({ flow: 'bespoke', status: 'quote', total: 97_200 });
    await price({ revision: 1, lines: [{ id: 1, ...hoodies, price: 2_000 }] });
    expect((await page()).order.total).toBe(80_000);
    expect((await send(2)).status).toBe(204);
    const { body: mockup } = await upload('mockups/', await picture());
    const { body: document } = await upload('documents/?name=spec.pdf', pdf);
    expect((await answer({ answer: 'accept-on-terms', revision: '2' })).status).toBe(303);
    expect((await now()).status).toBe('bespoke_requested_terms');
    expect((await staff.post(pathOf('quote/terms/'), { authorised: true })).status).toBe(204);
    expect((await now()).status).toBe('bespoke_mockup');
    await answer({ answer: 'approve-mockup', mockup: mockup.id });
    expect((await now()).status).toBe('bespoke_approved');
    await answer({ answer: 'purchase-order', purchaseOrder: 'PO-7' });
    const { status, quote } = await now();
    expect(status).toBe('po_confirmed');
    expect(quote).toMatchObject({ terms: 'authorised', purchaseOrder: 'PO-7' });
    expect(quote.mockups).toMatchObject([{ id: mockup.id, state: 'approved' }]);
    expect(quote.documents).toMatchObject([{ id: document.id, name: 'spec.pdf', bytes: 22 }]);
    expect(await history()).toEqual([
      'Placed with 40 items for £972.00',
      'Quote priced at £800.00',
      'Quote sent to the customer',
      'Mock-up added',
      'Document added: spec.pdf',
      'Quote accepted',
      'Payment terms requested',
      'Moved from Quote to Bespoke requested terms',
      'Payment terms authorised',
      'Moved from Bespoke requested terms to Bespoke mock-up',
      'Mock-up approved',
      'Moved from Bespoke mock-up to Bespoke approved',
      'Purchase order PO-7 confirmed',
      'Moved from Bespoke approved to PO confirmed',
    ]);
  });

  it('API-053 is created once per request, priced from the current revision and accepted once', async () => {
    const twice = bodyOf();
    const [one, other] = [await staff.post(quotes, twice), await staff.post(quotes, twice)];
    expect([one.status, other.body.id]).toEqual([201, one.body.id]);
    const both = [
      await price({ revision: 1, lines: [hoodies] }),
      await price({ revision: 1, lines: [hoodies] }),
    ];
    expect(both.map(({ status }) => status)).toEqual([204, 409]);
    await send(2);
    const accept = (revision: number) =>
      customer.post(`${quotes}${order.hash}/accept/`, { revision, proof });
    const answers = [await accept(1), await accept(2), await accept(2)];
    expect(answers.map(({ status }) => status)).toEqual([409, 204, 204]);
    expect(
      (await history()).filter((description) => description === 'Quote accepted'),
    ).toHaveLength(1);
  });

  it('keeps image, product and tax of existing lines and accepts new ones', async () => {
    const [item] = order.items;
    await price({
      revision: 1,
      shipping: 600,
      lines: [
        { id: item?.id, name: 'Hoodie', quantity: 10, price: 1_200 },
        { name: 'Set-up', quantity: 1, price: 3_000 },
      ],
    });
    const { items, total, goodsTax, shippingTax, quantity } = await now();
    expect(items.map(({ id, name, tax, lineTax }) => [id, name, tax, lineTax])).toEqual([
      [1, 'Hoodie', 200, 2_000],
      [3, 'Set-up', 500, 500],
    ]);
    expect({ total, goodsTax, shippingTax, quantity }).toEqual({
      total: 15_600,
      goodsTax: 2_500,
      shippingTax: 100,
      quantity: 11,
    });
  });

  it('is mailed with its link, and only with a price', async () => {
    expect((await send()).status).toBe(204);
    const [mail] = await until(async () => {
      const found = await mails();
      return found.length > 0 && found;
    });
    expect(mail).toMatchObject({
      recipient: 'ada@example.test',
      subject_line: `Your quote ${order.id} from ${shop.name}`,
      text_body: expect.stringContaining(`prepared your quote ${order.id} for £972.00`),
    });
    expect(mail?.['text_body']).toContain(`http://${shop.code}.localhost${quoteLink(order.hash)}`);
    await price({ revision: 1, lines: [{ ...hoodies, price: 0 }] });
    const { status, body } = await send(2);
    expect([status, body.code]).toEqual([409, 'QuoteWithoutPrice']);
  });

  it('is paid by card after acceptance, which moves the order', async () => {
    await send();
    const pay = `/pay/${order.hash}/`;
    expect((await customer.get(pay)).headers['location']).toBe(`/receipt/${order.hash}`);
    await answer({ answer: 'accept', revision: '1' });
    expect((await page()).order.quote?.isPayable).toBe(true);
    expect((await customer.get(pay)).status).toBe(200);
    expect((await customer.form(pay, payRequest())).headers['location']).toBe(
      `/receipt/${order.hash}`,
    );
    const { status, quote } = await now();
    expect([status, quote.isPayable]).toEqual(['bespoke_paid', false]);
    const late = await price({ revision: 1, lines: [hoodies] });
    expect([late.status, late.body.code]).toEqual([409, 'QuoteIsSettled']);
  });

  it('has an invoice only once it is paid', async () => {
    const invoice = async () => (await customer.get(`/invoice/${order.hash}`, asPage)).status;
    await send();
    await answer({ answer: 'accept', revision: '1' });
    expect(await invoice()).toBe(404);
    await customer.form(`/pay/${order.hash}/`, payRequest());
    expect(await invoice()).toBe(200);
  });

  it('shows the error of a refused answer on the current page', async () => {
    const early = await answer({ answer: 'accept', revision: '1' });
    expect([early.status, screenIn(early, 'quote').form?.message]).toEqual([
      409,
      'This quote is still being prepared',
    ]);
    await send();
    const { body } = await upload('mockups/', await picture());
    const silent = await answer({ answer: 'change-mockup', mockup: body.id, words: ' ' });
    expect([silent.status, screenIn(silent, 'quote').form?.errors]).toEqual([
      422,
      { words: ['This field is required'] },
    ]);
    await answer({ answer: 'decline', revision: '1', words: 'Too dear' });
    const { status, quote } = await now();
    expect([status, quote.decision?.reason]).toEqual(['bespoke_idle', 'Too dear']);
  });

  it('is updated live for staff and for holders of the link', async () => {
    const [board, link] = [await screenOf(staff), await screenOf(customer)];
    await board.watch({ topic: 'atlas:orders', cursor: order.cursor });
    await link.watch({ topic: `order:${order.hash}`, cursor: (await page()).order.cursor });
    await send();
    for (const screen of [board, link]) {
      const changed = await until(() =>
        screen.events.find(({ data }) => JSON.stringify(data).includes(order.hash)),
      );
      expect(changed.name).toBe('order.quote-changed');
    }
  });
});
