import 'reflect-metadata';

import { randomUUID } from 'node:crypto';
import { Agent, request, type IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';

import type { PagePayload } from '@selvedge/shared/storefront/contract';

import { offer } from '../server/src/features/catalogue/offer.testing.js';
import {
  present,
  addCollection,
  addReview,
} from '../server/src/features/catalogue/product-group.testing.js';
import { storeTag } from '../server/src/features/stores/index.js';
import { ContentCache } from '../server/src/features/storefront/cache/content-cache.service.js';
import { ShopBundle } from '../server/src/features/storefront/render/shop-bundle.adapter.js';
import { TaggedCache } from '../server/src/platform/tagged-cache/tagged-cache.js';
import { HttpAdapter } from '../server/src/platform/http/http-adapter.js';
import { startApp, type TestApp } from '../server/src/platform/testing/start-app.js';
import { withBenchDatabase } from './lib/database.js';
import { medianOf, printTable, rateOf, type Rate } from './lib/measure.js';

/*
 * Shop pages. Cached: over HTTP, compared with a bare Fastify server that sends the same bytes, in
 * alternating rounds in one process with the caller. Rendered: each time after evicting the cached
 * page, compared with `renderToString` of the same tree. That reference uses no network, so the
 * page is injected without sockets too: everything from the hooks and router to the compressed
 * bytes, without a client in this process.
 *
 * With a basket: also cached, with the number of items read each time.
 *
 * Rendered pages use cached data, as for every visitor with favourites. Read: the same without
 * cached data, so that it waits for its statements.
 */

/** Number of products on a collection page and on the home page. */
const productCount = 48;
const reviewsPerProduct = 3;
/** Short rounds, so that other load on this machine affects reference and page alike. */
const roundMs = 500;
const rounds = 9;
const callers = 16;
const goals = { cached: 0.7, basket: 0.5, rendered: 0.6 };
const pages = ['/', '/collection/summer/', '/product/tee-24/'];

type Call = (caller: number) => Promise<unknown>;

interface Shop {
  readonly division: number;
  readonly host: string;
}

async function stocked(app: TestApp): Promise<Shop> {
  const store = await app.openStore();
  const { uuid: creator } = await present(app, store);
  const { uuid: collection } = await addCollection(app, store);
  for (let position = 1; position <= productCount; position += 1) {
    const urlName = `tee-${String(position)}`;
    const collections = [collection];
    const changes = { uuid: randomUUID(), urlName, position, creator, collections };
    const { uuid: product } = await offer(app, store, changes);
    for (let rating = 5; rating > 5 - reviewsPerProduct; rating -= 1)
      await addReview(app, store, { product, rating });
  }
  return { division: store.division, host: `${store.code}.localhost` };
}

interface Answered {
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true });

/** Any status but 200 ends the bench. */
function ask(url: string, host: string, encoding = 'br', cookie = ''): Promise<Answered> {
  const headers = { host, accept: 'text/html', 'accept-encoding': encoding, cookie };
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const body = Buffer.concat(parts);
        if (answer.statusCode === 200) resolve({ headers: answer.headers, body });
        else reject(new Error(`${url} answered ${String(answer.statusCode)}.`));
      });
    });
    call.on('error', reject).end();
  });
}

/** Headers that Node adds itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length']);

/** A bare Fastify server with the same bodies and headers. */
async function bareServer(cached: readonly Answered[]) {
  const fastify = new HttpAdapter({ skipMiddie: true }).getInstance();
  for (const [index, { headers, body }] of cached.entries()) {
    const same = Object.fromEntries(
      Object.entries(headers).filter(([name]) => !ownHeaders.has(name)),
    );
    fastify.get(`/${String(index)}`, (_request, reply) => reply.headers(same).send(body));
  }
  return { url: await fastify.listen({ port: 0, host: '127.0.0.1' }), fastify };
}

async function interleavedRates(
  calls: readonly { readonly callers: number; readonly call: Call }[],
): Promise<readonly Rate[]> {
  const rates = calls.map((): Rate[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of calls.entries())
      rates[index]?.push(await rateOf(one.callers, roundMs, one.call));
  }
  return rates.map(medianOf);
}

function rowOf(name: string, goal: number, reference?: Rate, ours?: Rate): readonly string[] {
  const [bare, page] = [reference?.perSecond ?? 0, ours?.perSecond ?? 0];
  const p99 = (ours?.p99Ms ?? 0).toFixed(1);
  return [
    name,
    bare.toFixed(0),
    page.toFixed(0),
    p99,
    (page / bare).toFixed(2),
    `≥ ${String(goal)}`,
  ];
}

/** Requests a page without a network. */
async function inject({ nest }: TestApp, url: string, host: string): Promise<void> {
  const headers = { host, accept: 'text/html', 'accept-encoding': 'br' };
  // As a stream, to avoid the conversion to text.
  const answer = await nest.inject({ url, headers, payloadAsStream: true });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${String(answer.statusCode)}.`);
  await finished(answer.stream().resume());
}

const outcome = ({ headers }: Answered): unknown => headers['x-cache'];

async function compareCached(app: TestApp, host: string): Promise<readonly (readonly string[])[]> {
  const urls = pages.map((path) => app.url + path);
  for (const url of urls) await ask(url, host);
  const cached = await Promise.all(urls.map((url) => ask(url, host)));
  if (cached.some((answer) => outcome(answer) !== 'hit')) throw new Error('A page was not cached.');
  const bare = await bareServer(cached);
  const rows: (readonly string[])[] = [];
  for (const [index, url] of urls.entries()) {
    const [reference, ours] = await interleavedRates([
      { callers, call: () => ask(`${bare.url}/${String(index)}`, host) },
      { callers, call: () => ask(url, host) },
    ]);
    rows.push(rowOf(`${pages[index] ?? ''} cached`, goals.cached, reference, ours));
  }
  await bare.fastify.close();
  return rows;
}

/**
 * Compares the cached page with the same page for a visitor with two shirts in the basket, in
 * alternating rounds.
 */
async function compareBaskets(app: TestApp, host: string): Promise<readonly (readonly string[])[]> {
  const buyer = app.visitor(host.split('.')[0] ?? '');
  const productUrl = '/product/tee-24/';
  const item = { productUrl, productColor: 'Navy', productSize: 'M', quantity: 2 };
  const { status } = await buyer.post('/omnis/v3/frontend/product/addItemToCart/', { item });
  if (status !== 200) throw new Error(`Not added to your basket: ${String(status)}.`);
  const cookie = buyer.cookieHeader();
  const rows: (readonly string[])[] = [];
  for (const path of pages) {
    const url = app.url + path;
    const own = () => ask(url, host, 'br', cookie);
    await own();
    if (outcome(await own()) !== 'hit') throw new Error('A page with a basket was not cached.');
    const [reference, ours] = await interleavedRates([
      { callers, call: () => ask(url, host) },
      { callers, call: own },
    ]);
    rows.push(rowOf(`${path} with a basket, compared with none`, goals.basket, reference, ours));
  }
  return rows;
}

async function compareRendered(
  app: TestApp,
  { division, host }: Shop,
): Promise<readonly (readonly string[])[]> {
  const { renderUncached } = await app.get(ShopBundle).renderer();
  const rows: (readonly string[])[] = [];
  const forget = (...caches: readonly Pick<TaggedCache<unknown>, 'evict'>[]): void => {
    for (const cache of caches) cache.evict(division, [storeTag]);
  };
  const [pageCache, contents] = [app.get(TaggedCache), app.get(ContentCache)];
  for (const path of pages) {
    forget(pageCache);
    const first = await ask(app.url + path, host, 'identity');
    if (outcome(first) !== 'miss') throw new Error(`${path} was not rendered.`);
    const payload = payloadIn(first.body.toString());
    const renderPage = (): Promise<void> => inject(app, path, host);
    const [reference, ours, read] = await interleavedRates(
      [
        () => Promise.resolve(renderUncached(payload)),
        () => (forget(pageCache), renderPage()),
        () => (forget(pageCache, contents), renderPage()),
      ].map((call) => ({ callers: 1, call })),
    );
    rows.push(rowOf(`${path} rendered`, goals.rendered, reference, ours));
    rows.push([...rowOf(`${path} read`, 0, reference, read).slice(0, -1), '']);
  }
  return rows;
}

function payloadIn(html: string): PagePayload {
  const [, state = ''] = /id="payload">(.*?)<\/script>/s.exec(html) ?? [];
  // The server wrote it into this page from the same contract.
  return JSON.parse(state) as PagePayload;
}

await withBenchDatabase(async (url) => {
  const app = await startApp({ DATABASE_URL: url });
  try {
    const shop = await stocked(app);
    printTable(`Shop pages with ${String(productCount)} products, ${String(callers)} callers`, [
      ['page', 'reference/s', 'page/s', 'p99 ms', 'ratio', 'goal'],
      ...(await compareCached(app, shop.host)),
      ...(await compareBaskets(app, shop.host)),
      ...(await compareRendered(app, shop)),
    ]);
  } finally {
    agent.destroy();
    await app.close();
  }
});
