import { noHandles } from '@selvedge/shared/catalogue/social-networks';
import type { Store } from '@selvedge/shared/stores/contract';
import type { StoreSettingsAnswer } from '@selvedge/shared/stores/admin/contract';

import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { StoresService } from '../stores/index.js';
import { asPage } from '../storefront/storefront.testing.js';

const path = '/omnis/v3/dashboard/settings/';

const tile = {
  src: '/images/mockups/tote/front/e9dfca/terrazzo',
  title: 'Totes',
  description: 'For the beach',
  link: '/collection/home-and-gifts/',
  overlay: 0.2,
  borderRadius: 'rounded',
  ratio: 'tall',
  text: { alignment: 'left', color: '#fff', shadow: 'light' },
  button: { text: 'Look', borderRadius: 'sharp', isFullWidth: true },
} as const;
const menu = [
  {
    text: 'Shop',
    href: '/',
    color: '#0b6',
    submenu: [
      {
        title: 'By theme',
        link: null,
        mode: 'links',
        image: null,
        items: [{ text: 'Ocean', link: '/collection/ocean/' }],
      },
      { title: '', link: null, mode: 'image', image: tile, items: [] },
    ],
  },
];

describe('the settings of a shop', () => {
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

  async function read(): Promise<StoreSettingsAnswer> {
    const { status, body } = await owner.get(path);
    expect(status).toBe(200);
    return body;
  }

  async function put(changes: object, by: SignedIn = owner): Promise<Answer> {
    const { position, settings } = await read();
    await by.get('/omnis/v3/dashboard/secure/get/');
    return by.send('put', path, { body: { position, ...settings, ...changes } });
  }

  it('STO-004 LAY-029 LAY-031 are saved as a whole and apply from the next request', async () => {
    const changes = {
      name: 'Tide & Thread',
      mainMenu: menu,
      sitewideBanner: { enabled: true, text: 'Half price', href: '/collection/ocean/' },
      sitewidePopup: { enabled: true, heading: 'Hello', description: 'There' },
      searchRedirects: [{ searchTerm: 'tee', destinationUrl: 'https://tees.example/' }],
      currencyPlugin: { enabled: true, currency: 'GBP', currencies: 'GBP,USD' },
      favouritesEnabled: true,
      favicon: '/images/7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001',
      socialHandles: { ...noHandles, instagram: 'tide.and.thread' },
    };
    const { status, body } = await put(changes);
    expect([status, body.settings]).toEqual([200, expect.objectContaining(changes)]);
    expect(await read()).toEqual(body);
    const { body: core } = await app.call(shop.code, '/omnis/v3/frontend/getStoreCoreData/json/');
    expect(core.state.subdomain).toMatchObject({ mainMenu: menu, favicon: changes.favicon });
  });

  it('CNT-008 redirect searches and refuse destinations that are not safe links', async () => {
    const searchRedirects = [{ searchTerm: 'tee', destinationUrl: '/collection/tees/' }];
    expect((await put({ searchRedirects })).status).toBe(200);
    const found = await app.visitor(shop.code).get('/search/?q=Tee', asPage);
    expect([found.status, found.headers['location']]).toEqual([303, '/collection/tees/']);
    const bad = [{ searchTerm: 'tee', destinationUrl: ' JaVaScRiPt:alert(1)' }];
    const { status, body } = await put({ searchRedirects: bad });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['searchRedirects.0.destinationUrl']]);
    expect((await read()).settings.searchRedirects).toEqual(searchRedirects);
  });

  it('GRD-041 protect the shop with a password that is never returned', async () => {
    const refused = await put({ passwordProtected: true });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['gatePassword']]);
    const { status, body, text } = await put({
      passwordProtected: true,
      gatePassword: 'low tide',
    });
    expect([status, body.hasGatePassword]).toEqual([200, true]);
    expect(text).not.toContain('low tide');
    const visitor = app.visitor(shop.code);
    expect((await visitor.get('/omnis/v3/basket/main/list/')).status).toBe(403);
    await visitor.post('/omnis/v3/frontend/store-access/', { password: 'low tide' });
    expect((await visitor.get('/omnis/v3/basket/main/list/')).status).toBe(200);
    expect((await put({ name: 'Still shut' })).status).toBe(200);
  });

  it('SEO-011 A-48 accept custom code only with Pro; without Pro existing code can stay or be removed', async () => {
    const customCode = '<script>go()</script>';
    const refused = await put({ customCode });
    expect([refused.status, refused.body.code]).toEqual([402, 'CustomCodeNeedsPro']);
    const stores = app.get(StoresService);
    const saving = { actor: 'system:test', correlationId: 'settings' };
    await stores.save(saving, { ...shop, pro: true });
    expect((await put({ customCode })).body.settings).toMatchObject({ customCode });
    await stores.save(saving, { ...shop, customCode });
    expect((await put({ name: 'Without pro' })).status).toBe(200);
    expect((await put({ customCode: '' })).body.settings).toMatchObject({ customCode: '' });
  });

  it('SEO-012 accept plain verification tokens', async () => {
    const verification = { google: 'a_B-9', pinterest: '', facebook: 'f=' };
    expect((await put({ verification })).body.settings).toMatchObject({ verification });
  });

  it.each([
    ['VAL-016', 'google', 'google-site-verification'],
    ['VAL-017', 'pinterest', 'p:domain_verify'],
    ['VAL-018', 'facebook', 'facebook-domain-verification'],
  ])('%s extract the %s token from a pasted tag and render it in the head', async (...of) => {
    const [, site, name] = of;
    const none = { google: '', pinterest: '', facebook: '' };
    const tag = `<meta name="${name}" content="of-${site}" />`;
    const { body } = await put({ verification: { ...none, [site]: ` ${tag} ` } });
    expect(body.settings.verification).toEqual({ ...none, [site]: `of-${site}` });
    const page = await app.visitor(shop.code).get('/', asPage);
    expect(page.text).toContain(`<meta name="${name}" content="of-${site}"`);

    for (const wrong of ['<meta name="generator" content="a">', `${tag}<script></script>`]) {
      const refused = await put({ verification: { ...none, [site]: wrong } });
      expect(refused.body.errors).toEqual({
        [`verification.${site}`]: ['Invalid verification snippet'],
      });
    }
  });

  it('answer a conflicting save with the current settings', async () => {
    const { position, settings } = await read();
    const partner = await app.signInOwner(shop);
    await partner.get(path);
    expect((await put({ name: 'First' })).status).toBe(200);
    const { status, body } = await partner.send('put', path, {
      body: { position, ...settings, name: 'Second' },
    });
    expect(status).toBe(409);
    expect(body.current.settings.name).toBe('First');
    expect((await read()).settings.name).toBe('First');
  });

  it('are saved by exactly one of several simultaneous requests', async () => {
    const { position, settings } = await read();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        owner.send('put', path, { body: { position, ...settings, name: `No ${index}` } }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  it.each<[string, object]>([
    ['name', { name: ' ' }],
    ['name', { name: 7 }],
    ['verification.google', { verification: { google: '<meta>', pinterest: '', facebook: '' } }],
    ['customCode', { customCode: 'x'.repeat(20_001) }],
    ['socialHandles.tiktok', { socialHandles: { ...noHandles, tiktok: '@tropic' } }],
    ['socialHandles.twitter', { socialHandles: { tiktok: '' } }],
    ['socialHandles', { socialHandles: null }],
    ['favicon', { favicon: 'https://elsewhere.example/a.png' }],
    ['logo', { logo: 'javascript:alert(1)' }],
    ['mainMenu.0.href', { mainMenu: [{ text: 'A', href: 'javascript:alert(1)' }] }],
    ['mainMenu.0.text', { mainMenu: [{ text: '', href: '/' }] }],
    ['mainMenu.0.color', { mainMenu: [{ text: 'A', href: '/', color: 'red' }] }],
    ['mainMenu', { mainMenu: Array.from({ length: 13 }, () => ({ text: 'A', href: '/' })) }],
    ['mainMenu', { mainMenu: 'none' }],
    [
      'mainMenu.0.submenu.0.image.ratio',
      {
        mainMenu: [
          {
            text: 'A',
            href: '/',
            submenu: [
              {
                title: '',
                link: null,
                mode: 'image',
                image: { ...tile, ratio: 'round' },
                items: [],
              },
            ],
          },
        ],
      },
    ],
    ['sitewideBanner.text', { sitewideBanner: { enabled: true, text: '', href: '/' } }],
    ['comingSoon.opensAt', { comingSoon: { enabled: true, opensAt: 'soon', heading: 'A' } }],
    [
      'searchRedirects.0.destinationUrl',
      { searchRedirects: [{ searchTerm: 'a', destinationUrl: 'vbscript:a' }] },
    ],
    [
      'currencyPlugin.currency',
      { currencyPlugin: { enabled: true, currency: 'XXX', currencies: 'GBP' } },
    ],
    ['currency', { currencyPlugin: { enabled: true, currency: 'USD', currencies: 'USD,EUR' } }],
    ['gatePassword', { gatePassword: 'abc' }],
    ['position', { position: 'first' }],
  ])('ERR-009 refuse an invalid %s', async (field, changes) => {
    const { status, body } = await put(changes);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)[0]).toBe(field);
  });

  it('PRM-006 can be changed only with permission', async () => {
    expect((await app.visitor(shop.code).get(path)).status).toBe(401);
    const customer = await app.signInCustomer(shop.code);
    expect((await customer.get(path)).status).toBe(403);
    expect((await put({ name: 'Mine' }, customer)).status).toBe(403);
    const otherOwner = await app.signInOwner(await app.openStore({ name: 'Elsewhere' }));
    const { body } = await otherOwner.get(path);
    expect(body.settings.name).toBe('Elsewhere');
    const mine = { position: body.position, ...body.settings, name: 'Mine' };
    expect((await otherOwner.send('put', path, { body: mine })).status).toBe(200);
    expect((await read()).settings.name).toBe(shop.name);
  });
});
