import type { FastifyRequest } from 'fastify';

import { noChristmas } from '@selvedge/shared/stores/christmas/christmas';

import { demoStores } from '../../../demo/demo-stores.js';
import type { PageCache } from '../cache/page-cache.service.js';
import { packed } from '../cache/packed-page.js';
import type { PageRenderer } from '../render/page-renderer.service.js';
import type { SourcedScreen } from '../render/shop-page.js';
import { PersonalSources } from './personal-sources.service.js';
import { SCREEN_ROUTES } from './screen-routes.js';
import { shopAddressOf } from './shop-address.http.js';
import type { PersonalShopRequest } from './shop-request.js';

const [found] = demoStores(new Date('2026-11-21T09:00:00Z'));
if (found === undefined) throw new Error('There is no demo store.');
const store = {
  ...found,
  currency: 'GBP' as const,
  currencyPlugin: {
    ...found.currencyPlugin,
    enabled: true,
    currencies: 'GBP,EUR',
    currency: 'GBP',
  },
  passwordProtected: false,
  christmas: {
    ...{ ...noChristmas, disabled: false },
    cutoffDates: [{ region: 'home' as const, date: '2026-12-18', text: '' }],
  },
  comingSoon: { ...found.comingSoon, enabled: false },
};
const personal = new PersonalSources();
personal.register({
  name: 'basketQuantity',
  isIn: (cookies) => cookies['basket'] !== undefined,
  forEveryone: () => ({ basketQuantity: null }),
  of: () => Promise.resolve({ basketQuantity: 1 }),
  count: () => Promise.resolve(1),
});
personal.register({
  name: 'favourites',
  isIn: (cookies) => cookies['favourites'] !== undefined,
  forEveryone: () => ({ favourites: [] }),
  of: () => Promise.resolve({ favourites: ['f'] }),
});

type RequestInput = Partial<
  Record<'path' | 'token' | 'host' | 'country' | 'at' | 'context', string>
> & {
  readonly query?: object;
  readonly params?: object;
  readonly cookies?: Readonly<Record<string, string>>;
};

function addressOf(input: RequestInput, of = store) {
  const { path = '/product/:product', params = { product: 'tee' }, query = {} } = input;
  const { host = 'tide.localhost', token, cookies = {}, country = 'GB' } = input;
  const now = new Date(input.at ?? '2026-11-26T09:00:00Z');
  const route = SCREEN_ROUTES.get(path);
  if (route === undefined) throw new Error(`There is no route ${path}.`);
  const facts = { token, tenant: { context: input.context } };
  const headers = { 'cf-ipcountry': country };
  const url = '/anywhere/';
  const request = { protocol: 'http', url, host, facts, headers, cookies, params, query };
  // Contains everything that the function reads.
  return shopAddressOf(request as unknown as FastifyRequest, of, route, { personal, now });
}

function keysOf(input: RequestInput, of = store) {
  const address = addressOf(input, of);
  return { pages: address.pageKeys.length, content: address.contentKey(0) !== undefined };
}

describe('keys of shared pages', () => {
  it.each<[string, RequestInput]>([
    ['the host', { host: 'www.tide.example' }],
    ['the currency', { cookies: { currency: 'EUR' } }],
    ['the screen', { path: '/collection/:collection', params: { collection: 'tee' } }],
    ['what its screen depends on', { params: { product: 'hat' } }],
    ['a passed deadline before Christmas', { at: '2026-12-19T00:00:00Z' }],
  ])('differ by %s', (_what, change) => {
    const [one] = addressOf({}).pageKeys;
    expect(one).toBeDefined();
    expect(addressOf(change).pageKeys).not.toContain(one);
  });

  it('BLX-007 differ by region and host context on pages with blocks', () => {
    const path = { path: '/*', params: { '*': 'about' } };
    const [uk, france, ireland] = ['GB', 'FR', 'IE'].map(
      (country) => addressOf({ ...path, country }).pageKeys[0],
    );
    expect(uk).not.toBe(france);
    expect(ireland).toBe(france);
    const [store, turbo] = ['store', 'turbo'].map((context) =>
      addressOf({ ...path, context }).contentKey(0),
    );
    expect(turbo).not.toBe(store);
    expect(addressOf({ country: 'FR' }).pageKeys).toStrictEqual(addressOf({}).pageKeys);
  });

  it.each<[string, RequestInput, typeof store]>([
    ['a signed-in visitor', { token: `s.${'a'.repeat(43)}` }, store],
    ['a closed shop', {}, { ...store, passwordProtected: true }],
    ['the frame of an editor', { query: { connect: 'c' } }, store],
    ['a visitor who has just added an item to the basket', { query: { added: 'M' } }, store],
    ['the basket', { path: '/basket' }, store],
  ])('do not exist for %s', (_who, input, of) => {
    expect(keysOf(input, of)).toStrictEqual({ pages: 0, content: false });
  });

  it.each<[string, RequestInput]>([
    ['a visitor with a basket', { cookies: { basket: 'b' } }],
    ['an editor', { query: { mode: 'preview' } }],
  ])('exist for the content, but not for the page, of %s', (_who, input) => {
    expect(keysOf(input)).toStrictEqual({ pages: 0, content: true });
  });

  it('exist for each size of basket', () => {
    const [one, other] = ['a', 'b'].map((basket) => addressOf({ cookies: { basket } }));
    expect(one?.countedKey(0, 2)).toBeDefined();
    expect(one?.countedKey(0, 2)).toBe(other?.countedKey(0, 2));
    const { pageKeys } = addressOf({});
    expect(pageKeys).not.toContain(one?.countedKey(0, 2));
    expect(one?.countedKey(0, 3)).not.toBe(one?.countedKey(0, 2));
    expect(addressOf({ host: 'b.example', cookies: { basket: 'a' } }).countedKey(0, 2)).not.toBe(
      one?.countedKey(0, 2),
    );
  });

  it.each<[string, RequestInput]>([
    ['a visitor without a basket', {}],
    ['an editor', { cookies: { basket: 'b' }, query: { mode: 'preview' } }],
    ['a signed-in visitor', { cookies: { basket: 'b' }, token: `s.${'a'.repeat(43)}` }],
    ['a visitor who also has favourites', { cookies: { basket: 'b', favourites: 'f' } }],
  ])('do not exist for basket sizes of %s', (_who, input) => {
    expect(addressOf(input).countedKey(0, 2)).toBeUndefined();
  });

  it('are the same for a visitor with only a session token', () => {
    const visitor = addressOf({ token: `v.${'a'.repeat(43)}` });
    expect(visitor.pageKeys).toStrictEqual(addressOf({}).pageKeys);
  });

  it('are enforced by the compiler: personal pages cannot be cached', () => {
    const tries = (pages: PageCache, renderer: PageRenderer, somebody: PersonalShopRequest) => [
      // @ts-expect-error -- a plain string is not a key.
      () => pages.render('/product/tee/', store.division, () => Promise.resolve(undefined)),
      // @ts-expect-error -- a shared page needs a request without a visitor.
      (screen: SourcedScreen) => renderer.forEverybody(somebody, screen),
      async (screen: SourcedScreen) => {
        const html = await renderer.forVisitor(somebody, screen);
        // @ts-expect-error -- a visitor's page is not a shared page.
        return packed(html);
      },
    ];
    expect(tries).toHaveLength(3);
  });
});
