import { quoteLink } from '@selvedge/shared/links/links';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';
import { quoteBody, hoodies, MadeQuote, octets, pdf, quotes } from './quote-calls.testing.js';

describe('access to quotes', () => {
  let app: TestApp;
  let shop: Store;
  let staff: Browser;
  let made: MadeQuote;

  beforeAll(async () => {
    app = await startApp();
    shop = await openTeeShop(app);
    staff = await app.signInStaff(['orders-view', 'orders-status', 'bespoke']);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    made = await MadeQuote.of(app, staff, shop);
  });

  const price = (by: Browser) =>
    by.send('patch', `${quotes}${made.order.hash}/`, {
      body: { shipping: 0, revision: 1, lines: [hoodies] },
    });

  it('is refused to viewers and owners, but owners see the status', async () => {
    const viewer = await app.signInStaff(['orders-view', 'orders-status']);
    const owner = await app.signInOwner(shop);
    await viewer.get(made.path());
    await owner.get(`/omnis/v3/divisions/${shop.division}/orders/${made.order.id}/`);
    expect((await price(viewer)).status).toBe(403);
    expect((await viewer.post(quotes, quoteBody(shop))).status).toBe(403);
    expect(
      (
        await viewer.send('post', made.path('quote/documents/?name=a.pdf'), {
          headers: octets,
          body: pdf,
        })
      ).status,
    ).toBe(403);
    const seen = await owner.get(`/omnis/v3/divisions/${shop.division}/orders/${made.order.id}/`);
    expect(seen.body.quote.revision).toBe(1);
    expect((await price(owner)).status).toBe(404);
  });

  it('is limited to bespoke orders', async () => {
    const bought = await placeOrder(made.customer, shop);
    const { body } = await staff.get(`/omnis/v3/atlas/orders/${bought.orderId}/`);
    expect(body.quote).toBeNull();
    const { headers } = await made.customer.get(quoteLink(bought.orderHash));
    expect(headers['location']).toBe(`/receipt/${bought.orderHash}`);
    const { status } = await staff.post(`/omnis/v3/atlas/orders/${bought.orderId}/quote/terms/`, {
      authorised: true,
    });
    expect(status).toBe(404);
  });

  it('needs an existing store', async () => {
    const nowhere = await staff.post(quotes, quoteBody(shop, { division: 2 ** 31 - 1 }));
    expect(nowhere.status).toBe(404);
  });
});
