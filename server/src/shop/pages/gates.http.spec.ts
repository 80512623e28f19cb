import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import type { Browser } from '../../platform/testing/browser.js';
import { asPage, block } from '../../features/storefront/storefront.testing.js';
import { PagesService } from '../../features/pages/index.js';

const secret = 'Twelve prints of the tide';

describe('gate on a page', () => {
  let app: TestApp;
  let shop: Store;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  const publish = (url: string, action: string) => {
    const items = [{ id: 8, ...block('text', { html: `<p>${secret}</p>` }) }];
    const gate = { ...block('gate', { action }), id: 7, items };
    return app
      .get(PagesService)
      .create(
        { division: shop.division, actor: 'system:test', correlationId: 'gates' },
        { fields: { url, blocks: [{ ...block('row', {}), items: [gate] }] } },
        false,
      );
  };
  const shown = async (browser: Browser, url: string) => (await browser.get(url, asPage)).text;
  const giveAddress = (browser: Browser, values: Readonly<Record<string, string>> = {}) =>
    browser.form('/newsletter/subscribe/', {
      ...{ email: 'ada@example.test', block: '7', page: '/x/', opens: '1' },
      ...values,
    });

  it('BLK-022 hides its content until the visitor enters an e-mail address there', async () => {
    await publish('/x/', 'email');
    await publish('/y/', 'email');
    const [ada, ben] = [app.visitor(shop.code), app.visitor(shop.code)];
    expect(await shown(ada, '/x/')).toMatch(/action="\/newsletter\/subscribe\/"/);
    expect(await shown(ada, '/x/')).not.toContain(secret);
    expect((await giveAddress(ada)).status).toBe(303);
    expect(await shown(ada, '/x/')).toContain(secret);
    expect(await shown(ada, '/y/')).not.toContain(secret);
    expect(await shown(ben, '/x/')).not.toContain(secret);
    expect(await shown(ben, '/x/?subscribed=7')).not.toContain(secret);
    await giveAddress(ada, { page: '/y/' });
    expect(await shown(ada, '/x/')).toContain(secret);
    expect(await shown(ada, '/y/')).toContain(secret);
  });

  it('BLK-022 stays closed for an invalid address or another form', async () => {
    await publish('/x/', 'email');
    const ada = app.visitor(shop.code);
    const refused = await giveAddress(ada, { email: 'ada@' });
    expect(refused.text).toContain('Please enter a valid email address');
    expect(refused.text).not.toContain(secret);
    await giveAddress(ada, { block: '9' });
    expect(await shown(ada, '/x/')).not.toContain(secret);
    ada.setCookie('passed-gates', 'x.y');
    expect(await shown(ada, '/x/')).not.toContain(secret);
  });

  it('BLK-022 opens for signed-in customers if it requires sign-in', async () => {
    await publish('/x/', 'login');
    const visitor = app.visitor(shop.code);
    expect(await shown(visitor, '/x/')).toContain('/login/?redirect_uri=%2Fx%2F');
    await giveAddress(visitor);
    expect(await shown(visitor, '/x/')).not.toContain(secret);
    const shopper = await app.signInCustomer(shop.code, []);
    expect(await shown(shopper, '/x/')).toContain(secret);
    expect(await shown(app.visitor(shop.code), '/x/')).not.toContain(secret);
  });
});
