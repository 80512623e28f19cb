import { randomUUID } from 'node:crypto';

import type { AtlasOrder, AtlasOrders } from '@selvedge/shared/orders/contract';
import { dayIn } from '@selvedge/shared/orders/quotes/quote-validity';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { SubjectErasure } from '../../../platform/event-log/privacy/subject-erasure.js';
import type { Answer, Browser } from '../../../platform/testing/browser.js';
import { multipart } from '../../../platform/testing/multipart.testing.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { address, openTeeShop } from '../../checkout/checkout.testing.js';
import { asPage, screenIn } from '../../storefront/storefront.testing.js';
import { pdf, proof } from './quote-calls.testing.js';

const where = Object.fromEntries(
  Object.entries(address).map(([name, value]) => [`shippingAddress[${name}]`, value]),
);
const artwork = { field: 'artwork', name: 'crest.pdf', content: pdf };

describe('a quote requested by a shopper', () => {
  let app: TestApp;
  let shop: Store;
  let staff: Browser;
  let shopper: Browser;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
    staff = await app.signInStaff(['orders-view', 'bespoke']);
  });
  afterAll(() => app.close());
  beforeEach(() => {
    shopper = app.visitor(shop.code);
  });

  const wishForm = (more: Record<string, string> = {}) => ({
    ...{ id: randomUUID(), email: proof, company: 'Palm Ltd', product: 'Caps with our crest' },
    ...{ quantity: '120', neededBy: '2999-05-01', notes: 'Navy, please', ...where, ...more },
  });
  const send = (fields: Record<string, string>, file?: Parameters<typeof multipart>[1]) =>
    shopper.send('post', '/get-a-quote/', multipart(fields, file));
  const leadsTo = ({ headers }: Answer) => headers['location'] ?? '';
  async function onBoard(): Promise<AtlasOrder> {
    const path = `/omnis/v3/atlas/orders/?flow=bespoke&status=quote&division=${shop.division}`;
    const { data }: AtlasOrders = (await staff.get(path)).body;
    const [first] = data;
    if (first === undefined) throw new Error('The board is empty.');
    return (await staff.get(`/omnis/v3/atlas/orders/${first.id}/`)).body;
  }

  it('RTE-037 RET-003 RET-008 appears once on the bespoke board with all its data', async () => {
    expect((await shopper.get('/get-a-quote/', asPage)).text).toContain('Request quote');
    const form = wishForm();
    const first = await send(form, artwork);
    expect(first.status).toBe(303);
    expect(leadsTo(await send(form, artwork))).toBe(leadsTo(first));
    const order = await onBoard();
    expect(order).toMatchObject({
      ...{ flow: 'bespoke', status: 'quote', total: 0, email: proof },
      shippingAddress: { fullName: address.fullName, postcode: address.postcode },
      items: [{ name: 'Caps with our crest', quantity: 120 }],
      quote: {
        wish: { company: 'Palm Ltd', neededBy: '2999-05-01', notes: 'Navy, please' },
        documents: [{ name: 'crest.pdf', contentType: 'application/pdf' }],
      },
    });
    const own = screenIn(await shopper.get(leadsTo(first), asPage), 'quote').order;
    expect([own.isMasked, own.quote?.wish?.notes]).toEqual([false, 'Navy, please']);
    const other = app.visitor(shop.code);
    const seen = screenIn(await other.get(leadsTo(first), asPage), 'quote').order;
    expect([seen.isMasked, seen.quote?.wish]).toEqual([true, null]);
    const mails = await until(async () => {
      const found = await app
        .get(DataSource)
        .query<{ subject_line: string }[]>(
          'SELECT subject_line FROM mail_outbox WHERE division_id = $1',
          [shop.division],
        );
      return found.length > 0 && found;
    });
    expect(mails).toEqual([{ subject_line: `Your quote request ${order.id} at ${shop.name}` }]);
    await app.get(SubjectErasure).erase(`order:${order.id}`);
    const left = { company: null, neededBy: '2999-05-01', notes: null };
    expect((await onBoard()).quote?.wish).toEqual(left);
  });

  it('stores its artwork once, even if an earlier request failed before the upload', async () => {
    const form = wishForm();
    await send(form);
    for (let nth = 0; nth < 2; nth += 1) expect((await send(form, artwork)).status).toBe(303);
    const { quote } = await onBoard();
    expect(quote?.documents.map(({ name }) => name)).toEqual(['crest.pdf']);
  });

  it.each([20_000, 30_000, 60_000])(
    'refuses a file of %d bytes with a line break in its name',
    async (length) => {
      const file = { field: 'artwork', name: 'crest\n.pdf', content: 'x'.repeat(length) };
      expect((await send({ id: randomUUID() }, file)).status).toBe(422);
    },
  );

  it('reads the artwork in linear time', async () => {
    const content = '<!---->'.repeat(45);
    const answer = await send(wishForm(), { field: 'artwork', name: 'crest.svg', content });
    expect([answer.status, leadsTo(answer)]).toEqual([422, '']);
  });

  it('is refused if it is needed by a day in the past, but not for today', async () => {
    const onDay = (days: number) => dayIn(days, Date.now());
    const late = await send(wishForm({ neededBy: onDay(-2) }));
    expect([late.status, screenIn(late, 'quote-request').form?.errors]).toEqual([
      422,
      { neededBy: ['The date must not be in the past'] },
    ]);
    expect((await send(wishForm({ neededBy: onDay(0) }))).status).toBe(303);
    expect((await send(wishForm({ neededBy: '' }))).status).toBe(303);
  });

  it('reports errors per field and keeps the entered values', async () => {
    const bad = await send(wishForm({ quantity: 'some', email: 'ada', neededBy: 'soon' }));
    const { form } = screenIn(bad, 'quote-request');
    expect([bad.status, Object.keys(form?.errors ?? {}).toSorted()]).toEqual([
      422,
      ['email', 'neededBy', 'quantity'],
    ]);
    expect(form?.values).toMatchObject({
      product: 'Caps with our crest',
      'shippingAddress.city': address.city,
    });
    const page = await send(wishForm(), { ...artwork, content: '<html>' });
    expect([page.status, screenIn(page, 'quote-request').form?.errors['artwork']]).toEqual([
      422,
      ['Choose a PDF, PNG, JPEG or WebP file'],
    ]);
  });
});
