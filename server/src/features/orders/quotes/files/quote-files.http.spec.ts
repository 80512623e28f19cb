import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { maxQuoteFileBytes, type OrderQuote } from '@selvedge/shared/orders/quotes/quote';
import { quoteLink } from '@selvedge/shared/storefront/links';
import type { Store } from '@selvedge/shared/stores/contract';

import { SubjectErasure } from '../../../../platform/event-log/privacy/subject-erasure.js';
import type { Answer, Browser } from '../../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../../platform/testing/start-app.js';
import { openTeeShop } from '../../../checkout/checkout.testing.js';
import { picture } from '../../../media/media.testing.js';
import { asPage, screenIn } from '../../../storefront/storefront.testing.js';
import { hoodies, makeQuote, octets, pdf, proof, quotes } from '../quote-calls.testing.js';

describe('mock-ups and documents of a quote', () => {
  let app: TestApp;
  let shop: Store;
  let staff: Browser;
  let customer: Browser;
  let order: AtlasOrder;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
    staff = await app.signInStaff(['orders-view', 'bespoke']);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    customer = app.visitor(shop.code);
    order = await makeQuote(staff, shop);
  });

  const pathOf = (what = '') => `/omnis/v3/atlas/orders/${order.id}/${what}`;
  const now = async (): Promise<OrderQuote | null> => (await staff.get(pathOf())).body.quote;
  const send = () => staff.post(pathOf('quote/sending/'), { revision: 1 });
  const upload = (what: string, content: Buffer): Promise<Answer> =>
    staff.send('post', pathOf(`quote/${what}`), { headers: octets, body: content });
  const page = async () => screenIn(await customer.get(quoteLink(order.hash), asPage), 'quote');
  const urlIn = (files: readonly { readonly url: string }[] | undefined) => files?.[0]?.url ?? '';

  it('are there for staff and for the link, and for nobody else', async () => {
    await upload('mockups/', await picture());
    const { body: kept } = await upload('documents/?name=spec.pdf', pdf);
    const mockup = urlIn((await now())?.mockups);
    expect((await staff.get(mockup)).headers['content-type']).toBe('image/webp');
    const document = urlIn((await page()).order.quote?.documents);
    const file = await customer.get(document);
    expect([file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      'application/pdf',
      'attachment',
    ]);
    const other = await openTeeShop(app);
    expect((await app.visitor(other.code).get(document)).status).toBe(404);
    expect((await customer.get(mockup)).status).toBe(404);
    await staff.send('delete', pathOf(`quote/documents/${String(kept.id)}/`), {});
    expect((await customer.get(document)).status).toBe(404);
  });

  it('are PDFs and pictures of 10 MB at most', async () => {
    const foreign = await upload('documents/?name=page.pdf', Buffer.from('<html>'));
    expect([foreign.status, foreign.body.code]).toEqual([422, 'QuoteFileNotAllowed']);
    const large = await upload(
      'documents/?name=a.pdf',
      Buffer.concat([pdf, Buffer.alloc(maxQuoteFileBytes)]),
    );
    expect([large.status, large.body.code]).toEqual([422, 'QuoteFileTooLarge']);
  });

  it('are gone with the customer, and what they said too', async () => {
    await send();
    const { body: kept } = await upload('documents/?name=ada.pdf', pdf);
    const answer = { proof, answer: 'decline', revision: '1', words: 'I moved to Ryde' };
    expect((await customer.form(quoteLink(order.hash), answer)).status).toBe(303);
    expect((await now())?.decision?.reason).toBe('I moved to Ryde');
    await app.get(SubjectErasure).erase(`order:${String(order.id)}`);
    const quote = await now();
    expect(JSON.stringify(quote)).not.toMatch(/Ryde|ada/);
    expect((await staff.get(pathOf(`quote/files/${String(kept.id)}/`))).status).toBe(404);
    const body = { revision: 1, lines: [hoodies], shipping: 0 };
    const priced = await staff.send('patch', `${quotes}${order.hash}/`, { body });
    expect([priced.status, priced.body.code]).toEqual([409, 'QuoteOfNobody']);
    expect((await send()).body.code).toBe('QuoteOfNobody');
    expect((await upload('documents/?name=new.pdf', pdf)).body.code).toBe('QuoteOfNobody');
  });
});
