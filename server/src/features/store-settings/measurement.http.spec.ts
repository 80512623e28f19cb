import type { Store } from '@selvedge/shared/stores/contract';
import { noMeasurement } from '@selvedge/shared/stores/measurement/measurement';

import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { openTeeShop, placeOrder } from '../checkout/checkout.testing.js';
import { asPage, directive, payloadIn } from '../storefront/storefront.testing.js';

const path = '/omnis/v3/dashboard/settings/';
const ids = {
  measurementId: 'G-AB12CD34EF',
  trackingId: 'UA-12345678-1',
  facebookPixel: '123456789012345',
  conversionId: '123456789',
  conversionLabel: 'AbC-D_efG-h12_34-567',
  pinterestTag: '2612345678901',
};

describe('measurement settings of a shop', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  async function put(changes: object): Promise<Answer> {
    const { position, settings } = (await owner.get(path)).body;
    return owner.send('put', path, { body: { position, ...settings, ...changes } });
  }
  const page = (address = '/') => app.visitor(shop.code).get(address, asPage);

  it('STO-015 STO-019 STO-020 STO-021 are saved by the owner and returned in the core data', async () => {
    const cookiePolicy = { message: 'May we count you?', allowEssentialOnly: false };
    const { status, body } = await put({ measurement: ids, cookiePolicy });
    expect([status, body.settings]).toEqual([
      200,
      expect.objectContaining({ measurement: ids, cookiePolicy }),
    ]);
    const core = await app.call(shop.code, '/omnis/v3/frontend/getStoreCoreData/json/');
    const { facebookPixel, pinterestTag, ...analytics } = ids;
    expect(core.body.state.subdomain.plugins).toMatchObject({
      analytics,
      'facebook-tracking-pixel': { facebookPixel },
      pinterest: { pinterestTag },
      'cookie-policy': cookiePolicy,
    });
  });

  it.each([
    ['VAL-011', 'measurementId', 'AB12CD34EF', 'Invalid measurement ID'],
    ['VAL-012', 'trackingId', 'UA-12345678', 'Invalid tracking ID'],
    ['VAL-013', 'facebookPixel', '12345678901234', 'Invalid Facebook pixel'],
    ['VAL-014', 'conversionId', 'AW-123456789', 'Invalid conversion ID'],
    ['VAL-015', 'conversionLabel', 'AbC-D_efG-h12_34', 'Invalid conversion label'],
    ['ERR-009', 'pinterestTag', 'tag', 'Invalid Pinterest tag'],
  ])('%s refuse an invalid %s', async (_id, field, wrong, message) => {
    const { status, body } = await put({ measurement: { ...ids, [field]: wrong } });
    expect([status, body.errors]).toEqual([422, { [`measurement.${field}`]: [message] }]);
    expect((await owner.get(path)).body.settings.measurement).toEqual(noMeasurement);
  });

  it.each([
    ['conversionId', 'conversionLabel'],
    ['conversionLabel', 'conversionId'],
  ])('refuse %s without its counterpart', async (given, missing) => {
    const { status, body } = await put({ measurement: { ...ids, [missing]: '' } });
    expect([status, body.errors]).toEqual([
      422,
      { [`measurement.${missing}`]: ['This field is required'] },
    ]);
    expect(ids).toHaveProperty(given);
  });

  it('ANL-024 let only the configured services through the content security policy, from the next request', async () => {
    const plain = await page();
    expect(directive(plain, 'script-src')).toEqual(["'self'"]);
    expect([payloadIn(plain).frame.measuring, plain.text.includes('id="consent"')]).toEqual([
      null,
      false,
    ]);

    const { facebookPixel, pinterestTag } = ids;
    await put({ measurement: { ...noMeasurement, facebookPixel, pinterestTag } });
    const measured = await page();
    expect(directive(measured, 'script-src')).toEqual([
      "'self'",
      'https://connect.facebook.net',
      'https://s.pinimg.com',
    ]);
    const sends = ['https://www.facebook.com', 'https://ct.pinterest.com'];
    expect(directive(measured, 'img-src')).toEqual(["'self'", 'data:', 'blob:', ...sends]);
    expect(directive(measured, 'connect-src')).toEqual(["'self'", ...sends]);
    expect(measured.text).toMatch(/<aside[^>]*id="consent"[^>]* hidden/);
    expect(measured.text).not.toMatch(/<script[^>]*(facebook|pinimg)/);
    expect(measured.text).toContain('Allow Meta and Pinterest to use cookies to measure');

    await put({ measurement: noMeasurement });
    const after = await page();
    expect(directive(after, 'script-src')).toEqual(["'self'"]);
    expect(after.text).not.toContain('id="consent"');
  });

  it('MKT-009 use the owner’s cookie message and offer essential cookies if the owner allows it', async () => {
    const cookiePolicy = { message: 'May we <count> you?', allowEssentialOnly: false };
    await put({ measurement: ids, cookiePolicy });
    const { text } = await page();
    expect(text).toContain('May we &lt;count&gt; you?');
    expect(text).toContain('data-consent="all"');
    expect(text).not.toContain('data-consent="essential"');
    await put({ cookiePolicy: { ...cookiePolicy, allowEssentialOnly: true } });
    expect((await page()).text).toContain('data-consent="essential"');
  });

  it.each(['/login/?redirect_uri=%2F', '/basket/', '/?mode=preview', '/?operator=headless'])(
    'ANL-024 let no service through at %s',
    async (address) => {
      await put({ measurement: ids });
      const answer = await page(address);
      expect(answer.status).toBe(200);
      expect(directive(answer, 'script-src')).toEqual(["'self'"]);
      expect(directive(answer, 'img-src')).toEqual(["'self'", 'data:', 'blob:']);
    },
  );

  it('ANL-024 let the receipt send tracking pixels but load no scripts', async () => {
    shop = await openTeeShop(app, { measurement: ids });
    const visitor = app.visitor(shop.code);
    const { orderHash } = await placeOrder(visitor, shop);
    const receipt = await visitor.get(`/receipt/${orderHash}`, asPage);
    expect(receipt.status).toBe(200);
    expect(directive(receipt, 'script-src')).toEqual(["'self'"]);
    expect(directive(receipt, 'connect-src')).toContain('https://www.facebook.com');
  });
});
