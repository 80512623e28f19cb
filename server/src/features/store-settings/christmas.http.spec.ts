import type { Store } from '@selvedge/shared/stores/contract';
import { noChristmas } from '@selvedge/shared/stores/christmas/christmas';

import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { addTees, openTeeShop } from '../checkout/checkout.testing.js';
import { asPage, payloadIn, screenIn } from '../storefront/storefront.testing.js';

const path = '/omnis/v3/dashboard/settings/';
const next = new Date().getUTCFullYear() + 1;
const christmas = {
  ...{ disabled: false, backgroundColor: '#0b5d3b', textColor: '#ffffff', currency: '' },
  ...{ title: 'In time for Christmas', copy: 'Printed to order.', href: '/collection/gifts/' },
  cutoffDates: [
    { region: 'home', date: `${String(next)}-12-18`, text: '' },
    { region: 'far', date: `${String(next)}-12-07`, text: 'Overseas' },
  ],
};
const over = [{ region: 'home', date: '2020-12-18', text: '' }];

describe('Christmas settings of a shop', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    const currencyPlugin = { enabled: true, currency: 'GBP', currencies: 'GBP,USD' };
    shop = await openTeeShop(app, { currencyPlugin });
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  async function put(changes: object): Promise<Answer> {
    const { position, settings } = (await owner.get(path)).body;
    const body = { position, ...settings, christmas: { ...christmas, ...changes } };
    return owner.send('put', path, { body });
  }
  const page = (address = '/', visitor = app.visitor(shop.code)) => visitor.get(address, asPage);
  const banner = async () => payloadIn(await page()).frame.christmas;

  it('STO-016 STO-029 are saved by the owner and returned in the core data', async () => {
    const core = async () => {
      const call = app.call(shop.code, '/omnis/v3/frontend/getStoreCoreData/json/');
      return (await call).body.state;
    };
    const before = await core();
    expect([before.christmasCutoffDates, before.christmasContent]).toEqual([[], null]);
    expect(before.subdomain.plugins['christmas-banner'].disabled).toBe(true);

    const { status, body } = await put({});
    expect([status, body.settings.christmas]).toEqual([200, christmas]);
    const { christmasCutoffDates, christmasContent, subdomain } = await core();
    const { title, copy, href, disabled, backgroundColor, textColor, currency } = christmas;
    expect(christmasCutoffDates).toEqual(christmas.cutoffDates);
    expect(christmasContent).toEqual({ title, copy, href });
    expect(subdomain.plugins['christmas-banner']).toEqual({
      ...{ disabled, backgroundColor, textColor, currency },
    });
  });

  it('MKT-012 show a banner on every page with the nearest cutoff date first', async () => {
    expect((await page()).text).not.toContain('aria-label="Christmas"');
    await put({});
    const { text } = await page();
    expect(text).toMatch(/background-color:#0b5d3b(ff)?;color:#ffffff/);
    const plainText = text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(plainText).toMatch(
      /In time for Christmas Printed to order\. Overseas: order by \w{3} 7 Dec UK delivery: order by \w{3} 18 Dec/,
    );
    expect((await page('/product/wave-tee/')).text).toContain('aria-label="Christmas"');

    await put({ cutoffDates: over });
    expect((await page()).text).not.toContain('aria-label="Christmas"');
    await put({ disabled: true });
    expect(await banner()).toBeUndefined();
  });

  it('MKT-012 show the banner only to shoppers who use its currency', async () => {
    await put({ currency: 'USD' });
    expect(await banner()).toBeUndefined();
    const visitor = app.visitor(shop.code);
    await visitor.form('/currency/', { currency: 'USD' });
    expect(payloadIn(await page('/', visitor)).frame.christmas?.title).toBe(christmas.title);
  });

  it('STO-029 show the cutoff date for the delivery country at the checkout', async () => {
    await put({});
    const visitor = app.visitor(shop.code);
    await addTees(visitor, shop);
    const { lastDay } = screenIn(await page('/checkout/', visitor), 'checkout');
    expect(lastDay).toMatch(/^Order by \w{3} 18 Dec to have it for Christmas$/);
    const answer = await visitor.form('/checkout/', {
      quote: '1',
      'shippingAddress[country]': 'DE',
    });
    expect(screenIn(answer, 'checkout')).toMatchObject({ country: 'DE', lastDay: null });
  });

  it.each([
    ['an invalid date', { cutoffDates: [{ ...over[0], date: '2026-02-30' }] }],
    ['an unknown region', { cutoffDates: [{ ...over[0], region: 'EU' }] }],
    ['no title', { title: ' ' }],
    ['an unsafe link', { href: 'javascript:alert(1)' }],
    ['an invalid colour', { textColor: 'red' }],
    ['an unknown currency', { currency: 'ABC' }],
  ])('are refused with %s', async (_what, wrong) => {
    expect((await put(wrong)).status).toBe(422);
    expect((await owner.get(path)).body.settings.christmas).toEqual(noChristmas);
  });
});
