import { maxQuoteFileBytes } from '@selvedge/shared/orders/quotes/quote';
import type { Store } from '@selvedge/shared/stores/contract';

import { SubjectErasure } from '../../../../platform/event-log/privacy/subject-erasure.js';
import type { Answer, Browser } from '../../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../../platform/testing/start-app.js';
import { openTeeShop } from '../../../checkout/checkout.testing.js';
import { picture } from '../../../media/media.testing.js';
import { hoodies, MadeQuote, octets, pdf, proof, quotes } from '../quote-calls.testing.js';

describe('mock-ups and documents of a quote', () => {
  let app: TestApp;
  let shop: Store;
  let staff: Browser;
  let made: MadeQuote;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
    staff = await app.signInStaff(['orders-view', 'bespoke']);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    made = await MadeQuote.of(app, staff, shop);
  });

  const now = async () => (await made.now()).quote;
  const upload = (what: string, content: Buffer): Promise<Answer> =>
    staff.send('post', made.path(`quote/${what}`), { headers: octets, body: content });
  const urlIn = (files: readonly { readonly url: string }[] | undefined) => files?.[0]?.url ?? '';

  it("are available to staff and on the quote's link only", async () => {
    await upload('mockups/', await picture());
    const { body: saved } = await upload('documents/?name=spec.pdf', pdf);
    const mockup = urlIn((await now())?.mockups);
    expect((await staff.get(mockup)).headers['content-type']).toBe('image/webp');
    const document = urlIn((await made.page()).order.quote?.documents);
    const file = await made.customer.get(document);
    expect([file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      'application/pdf',
      'attachment',
    ]);
    const other = await openTeeShop(app);
    expect((await app.visitor(other.code).get(document)).status).toBe(404);
    expect((await made.customer.get(mockup)).status).toBe(404);
    await staff.send('delete', made.path(`quote/documents/${String(saved.id)}/`), {});
    expect((await made.customer.get(document)).status).toBe(404);
  });

  it('must be PDFs or images of at most 10 MB', async () => {
    const foreign = await upload('documents/?name=page.pdf', Buffer.from('<html>'));
    expect([foreign.status, foreign.body.code]).toEqual([422, 'QuoteFileNotAllowed']);
    const large = await upload(
      'documents/?name=a.pdf',
      Buffer.concat([pdf, Buffer.alloc(maxQuoteFileBytes)]),
    );
    expect([large.status, large.body.code]).toEqual([422, 'QuoteFileTooLarge']);
  });

  it('are erased with the customer, like their comments', async () => {
    await made.send();
    const { body: saved } = await upload('documents/?name=ada.pdf', pdf);
    const answer = { proof, answer: 'decline', revision: '1', words: 'I moved to Ryde' };
    expect((await made.customer.form(made.link, answer)).status).toBe(303);
    expect((await now())?.decision?.reason).toBe('I moved to Ryde');
    await app.get(SubjectErasure).erase(`order:${String(made.order.id)}`);
    const quote = await now();
    expect(JSON.stringify(quote)).not.toMatch(/Ryde|ada/);
    expect((await staff.get(made.path(`quote/files/${String(saved.id)}/`))).status).toBe(404);
    const body = { revision: 1, lines: [hoodies], shipping: 0 };
    const priced = await staff.send('patch', `${quotes}${made.order.hash}/`, { body });
    expect([priced.status, priced.body.code]).toEqual([409, 'QuoteOfNobody']);
    expect((await made.send()).body.code).toBe('QuoteOfNobody');
    expect((await upload('documents/?name=new.pdf', pdf)).body.code).toBe('QuoteOfNobody');
  });
});
