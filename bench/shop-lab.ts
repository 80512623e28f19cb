/// <reference lib="dom" />
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';

import { environment } from '../server/src/platform/config.js';
import { printTable } from './measure.lib.js';

/*
 * What a phone sees of the shop of LAB_URL, a running product: on a line of 1.6 Mbit/s, with a processor
 * four times as slow. Beside each page stands the same page without its script, as bytes from memory, in
 * turns: the ratio says what the program costs. Absolute times are of this machine; the goals are those
 * of a machine that does nothing else.
 */

const url = environment()['LAB_URL'];
const rounds = 3;
const slowdown = 4;
/** In bytes a second, and milliseconds. */
const line = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
/** How long a page may take to come to rest before its tasks are counted, in milliseconds. */
const rest = 3_000;
const goals = {
  '/': { lcp: 1_500, tbt: 100 },
  '/collection/golden-hour/': { lcp: 1_500, tbt: 100 },
  '/product/retro-sun-tee/': { lcp: 1_600, tbt: 120 },
};

/** In milliseconds. */
interface Seen {
  readonly lcp: number;
  /** What tasks took beyond 50 ms each. */
  readonly tbt: number;
  /** From a press on the first button to the next frame. */
  readonly inp: number;
}

interface Watching {
  lcp: number;
  tbt: number;
  inp: number;
}

/** Runs in the page, before anything of its own. */
function watch(): void {
  const seen: Watching = { lcp: 0, tbt: 0, inp: 0 };
  Object.assign(window, { seen });
  const on = (type: string, note: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
  };
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('longtask', ({ duration }) => (seen.tbt += Math.max(0, duration - 50)));
  on('event', ({ duration }) => (seen.inp = Math.max(seen.inp, duration)));
}

async function slowed(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...line });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session };
}

async function look(browser: Browser, address: string): Promise<Seen> {
  const { page } = await slowed(browser);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(rest);
  await page.getByRole('button').first().tap();
  await page.waitForTimeout(500);
  // `watch` has put it there.
  const { seen } = await page.evaluate(() => window as unknown as { seen: Watching });
  await page.context().close();
  return seen;
}

/** The page without its program, from a server of nothing but bytes; all else comes from the shop. */
async function stillServer(shop: URL): Promise<{ url: string; close: () => void }> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: shop.host };
    const from = { host: '127.0.0.1', port: shop.port, path: asked.url, headers };
    request(from, (reply) => {
      const isPage = String(reply.headers['content-type']).startsWith('text/html');
      const policy = isPage ? { 'content-security-policy': "script-src 'none'" } : {};
      answer.writeHead(reply.statusCode ?? 500, { ...reply.headers, ...policy });
      reply.pipe(answer);
    }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  return { url: `http://tropic.localhost:${String(port)}`, close: () => server.close() };
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function compare(
  browser: Browser,
  shopUrl: string,
  still: string,
): Promise<readonly (readonly string[])[]> {
  const rows: (readonly string[])[] = [
    ['page', 'LCP ms', 'without script', 'ratio', 'goal ms', 'TBT ms', 'goal ms', 'INP ms'],
  ];
  for (const [path, goal] of Object.entries(goals)) {
    await look(browser, shopUrl + path);
    const [shop, bare]: [Seen[], Seen[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await look(browser, still + path));
      shop.push(await look(browser, shopUrl + path));
    }
    const lcp = middle(shop.map((seen) => seen.lcp));
    const reference = middle(bare.map((seen) => seen.lcp));
    rows.push([
      path,
      lcp.toFixed(0),
      reference.toFixed(0),
      (lcp / reference).toFixed(2),
      `≤ ${String(goal.lcp)}`,
      middle(shop.map((seen) => seen.tbt)).toFixed(0),
      `≤ ${String(goal.tbt)}`,
      middle(shop.map((seen) => seen.inp)).toFixed(0),
    ]);
  }
  return rows;
}

async function measure(shop: URL): Promise<void> {
  const executablePath = environment()['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const args = ['--no-sandbox', '--disable-quic'];
  const browser = await chromium.launch({ executablePath, args });
  const still = await stillServer(shop);
  try {
    printTable('Shop pages on a slow phone', await compare(browser, shop.origin, still.url));
  } finally {
    still.close();
    await browser.close();
  }
}

if (url === undefined) console.log('Start the product, and say where by LAB_URL=http://tropic…');
else await measure(new URL(url));
