import { Controller, type OnModuleInit } from '@nestjs/common';

import { startApp, startOwnApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { HostTaken } from './store.errors.js';
import { StoreDirectory, StoresService } from './index.js';
import type { StoreEvent } from './store.events.js';

const coreData = '/omnis/v3/frontend/getStoreCoreData/json/';
const context = { actor: 'system:test', correlationId: 'stores-spec' };

const noPlugins = {
  analytics: { measurementId: '', trackingId: '', conversionId: '', conversionLabel: '' },
  'facebook-tracking-pixel': { facebookPixel: '' },
  pinterest: { pinterestTag: '' },
  'cookie-policy': { message: '', allowEssentialOnly: true },
  'christmas-banner': { disabled: true, backgroundColor: '', textColor: '', currency: '' },
};

describe('the core data of a store', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('API-023 STO-008 STO-009 STO-010 STO-013 contains pages and state', async () => {
    const shop = await app.openStore({
      name: 'Tide & Thread',
      favicon: '/favicon.png',
      ogImage: '/og.png',
      customCode: '<script>go()</script>',
      customDomainName: `tide-${Date.now()}.test`,
      mainMenu: [{ text: 'Shop', href: '/' }],
    });
    const { status, body } = await app.call(shop.code, coreData);
    expect(status).toBe(200);
    expect(body).toEqual({
      pages: [
        expect.objectContaining({ id: null, url: '/', name: 'home', title: 'Tide & Thread' }),
      ],
      state: {
        currency: 'GBP',
        splitTest: [],
        christmasCutoffDates: [],
        christmasContent: null,
        paymentProcessor: { type: 'teemill' },
        subdomain: {
          division: { id: shop.division, name: 'Tide & Thread', code: shop.code },
          currency: 'GBP',
          favicon: '/favicon.png',
          meta: { ogImage: '/og.png' },
          customCode: '<script>go()</script>',
          customDomainName: shop.customDomainName,
          passwordProtected: false,
          comingSoonPageData: { enabled: false },
          mainMenu: [{ text: 'Shop', href: '/' }],
          searchRedirects: [],
          sitewidePopup: { enabled: false, heading: '', description: '' },
          sitewideBanner: null,
          plugins: {
            currency: { enabled: false, currency: 'GBP', currencies: 'GBP' },
            ...noPlugins,
          },
          theme: 'teemill',
          isNative: true,
          sessionId: expect.stringMatching(/^[\w-]{22}$/),
          cart: { items: [] },
          favourites: { items: [] },
        },
      },
    });
  });

  it('STO-011 STO-012 STO-017 contains search redirects, pop-up, banner and currencies', async () => {
    const settings = {
      searchRedirects: [{ searchTerm: 'tee', destinationUrl: '/tees/' }],
      sitewidePopup: { enabled: true, heading: 'Hello', description: 'There' },
      sitewideBanner: { enabled: true, text: 'Free delivery', href: '/delivery/' },
    };
    const currencyPlugin = { enabled: true, currency: 'GBP', currencies: 'GBP,USD,EUR' };
    const shop = await app.openStore({ ...settings, currencyPlugin });
    const { body } = await app.call(shop.code, coreData);
    expect(body.state.subdomain).toMatchObject({
      ...settings,
      plugins: { currency: currencyPlugin },
    });
  });

  it('STO-013 contains a session id that is constant for a visit and differs from the cookie', async () => {
    const shop = await app.openStore();
    const visitor = app.visitor(shop.code);
    const sessionIdNow = async (): Promise<string> =>
      (await visitor.get(coreData)).body.state.subdomain.sessionId;
    const sessionId = await sessionIdNow();
    expect(await sessionIdNow()).toBe(sessionId);
    expect(visitor.cookieHeader()).not.toContain(sessionId);
    expect((await app.call(shop.code, coreData)).body.state.subdomain.sessionId).not.toBe(
      sessionId,
    );
  });

  it('STO-031 reflects a saved store in the next response', async () => {
    const shop = await app.openStore({ name: 'Before' });
    await app.call(shop.code, coreData);
    await app.get(StoresService).save(context, { ...shop, name: 'After', theme: 'nordic' });
    const { state } = (await app.call(shop.code, coreData)).body;
    expect(state.subdomain.division.name).toBe('After');
    expect(state.subdomain.theme).toBe('nordic');
  });

  it('STO-030 never contains data of another store', async () => {
    const [one, other] = [
      await app.openStore({ name: 'One' }),
      await app.openStore({ name: 'Other' }),
    ];
    const answers = await Promise.all([one, other].map(({ code }) => app.call(code, coreData)));
    const names = answers.map(({ body }) => body.state.subdomain.division.name);
    expect(names).toEqual(['One', 'Other']);
  });

  it('ERR-039 API-023 is refused with the specified wording for another store in the path', async () => {
    const [one, other] = [await app.openStore(), await app.openStore()];
    const path = (division: number): string =>
      `/omnis/v3/frontend/${division}/getStoreCoreData/json/`;
    expect((await app.call(one.code, path(one.division))).status).toBe(200);
    const foreign = await app.call(one.code, path(other.division));
    expect(foreign.status).toBe(403);
    expect(foreign.body.message).toBe(
      "Oops... Looks like you're trying to access a page from another store",
    );
  });

  it('API-023 does not exist on the atlas host', async () => {
    expect((await app.call('atlas', coreData)).status).toBe(404);
  });

  describe('by host', () => {
    it('STO-024 CST-031 belongs to the main brand, division 12, on the base host', () => {
      const main = app.get(StoreDirectory).find('localhost');
      expect(main).toEqual({ context: 'main-brand', division: 12 });
    });

    it('STO-025 is found under a custom domain, in any case', async () => {
      const domain = `Shop-${Date.now()}.Example.test`;
      const shop = await app.openStore({ customDomainName: domain });
      const { body } = await app.call(domain.toLowerCase(), coreData);
      expect(body.state.subdomain.division.id).toBe(shop.division);
    });

    it('STO-025 moves to a changed subdomain', async () => {
      const shop = await app.openStore();
      const code = `moved-${shop.division}`;
      await app.get(StoresService).save(context, { ...shop, code });
      expect((await app.call(code, coreData)).status).toBe(200);
      expect((await app.call(shop.code, coreData)).status).toBe(404);
    });

    it('STO-025 is not found if the store is disabled', async () => {
      const shop = await app.openStore({ enabled: false });
      expect((await app.call(shop.code, coreData)).body).toMatchObject({ code: 'UnknownHost' });
    });

    it('STO-025 belongs to one store, because host names are unique', async () => {
      const shop = await app.openStore({ customDomainName: `own-${Date.now()}.test` });
      const { customDomainName } = shop;
      await expect(app.openStore({ code: shop.code })).rejects.toBeInstanceOf(HostTaken);
      await expect(app.openStore({ customDomainName })).rejects.toBeInstanceOf(HostTaken);
    });

    it('STO-025 is served by other processes after their next start', async () => {
      const shop = await app.openStore();
      const second = await startOwnApp();
      expect((await second.call(shop.code, coreData)).status).toBe(200);
      await second.close();
    });

    it('STO-025 STO-031 is updated in other running processes', async () => {
      const second = await startOwnApp();
      const shop = await app.openStore({ name: 'Before' });
      const isNamed = (name: string) => async (): Promise<boolean> =>
        (await second.call(shop.code, coreData)).body.state?.subdomain.division.name === name;
      await until(isNamed('Before'));
      await app.get(StoresService).save(context, { ...shop, name: 'After' });
      await until(isNamed('After'));
      const code = `moved-${shop.division}`;
      await app.get(StoresService).save(context, { ...shop, code });
      await until(async () => (await second.call(code, coreData)).status === 200);
      expect((await second.call(shop.code, coreData)).status).toBe(404);
      await second.close();
    });

    it('STO-025 is not found if another process disables the store during start-up', async () => {
      const shop = await app.openStore();
      @Controller()
      class StoreDisabler implements OnModuleInit {
        async onModuleInit(): Promise<void> {
          await app.get(StoresService).save(context, { ...shop, enabled: false });
        }
      }
      const late = await startOwnApp({}, [StoreDisabler]);
      try {
        const { status, body } = await late.call(shop.code, coreData);
        expect([status, body.code]).toEqual([404, 'UnknownHost']);
      } finally {
        await late.close();
      }
    });

    it('STO-025 is not overwritten by an older event', async () => {
      const shop = await app.openStore({ name: 'New' });
      const directory = app.get(StoreDirectory);
      const event: StoreEvent = { type: 'StoreSaved', store: { ...shop, name: 'Old' } };
      directory.applyEvent({ ...recordedOnce, division: shop.division, position: 1, event });
      expect(directory.store(shop.division)?.name).toBe('New');
    });
  });
});

const recordedOnce = {
  stream: 'store-1',
  version: 1,
  eventId: '00000000-0000-4000-8000-000000000001',
  actor: 'system:test',
  correlationId: 'stores-spec',
  causationId: null,
  occurredAt: '2026-01-01T00:00:00.000Z',
};
