/// <reference lib="dom" />
import 'reflect-metadata';

import type { Browser, CDPSession, Page } from '@playwright/test';

import { withProduct } from '../tools/start/product.mjs';
import { launchChromium } from './lib/browser.js';
import { median, printTable } from './lib/measure.js';
import { stillServer } from './lib/still-server.js';

/*
 * Shop pages on a simulated phone: 1.6 Mbit/s and a CPU slowed down four times. Each page
 * alternates with the same page without scripts, served from memory: the ratio is the cost of the
 * program. Absolute times depend on this machine; the goals apply to an idle one.
 *
 * Total Blocking Time as in https://web.dev/articles/tbt: task time beyond 50 ms each, from the
 * first contentful paint. Blocking before that is part of the paint times and listed separately.
 */

const rounds = 5;
const slowdown = 4;
/** Bytes per second, and latency in milliseconds. */
const line = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
/** Settling time of a page before its tasks are counted, in milliseconds. */
const rest = 3_000;
const goals = {
  '/': { lcp: 1_500, tbt: 100 },
  '/collection/golden-hour/': { lcp: 1_500, tbt: 100 },
  '/product/retro-sun-tee/': { lcp: 1_600, tbt: 120 },
};
/** Limits for every page: layout shift, and milliseconds from a press to the next frame. */
const [mostShift, mostInp] = [0.02, 100];

/** In milliseconds, except `cls`. */
interface Seen {
  lcp: number;
  /** Total Blocking Time from the first paint. */
  tbt: number;
  /** Blocking time before the first paint. */
  before: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Time from a press on the first button to the next frame. */
  inp: number;
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const seen: Seen = { lcp: 0, tbt: 0, before: 0, cls: 0, inp: 0 };
  const tasks: PerformanceEntry[] = [];
  Object.assign(window, { seen, tasks });
  const on = (type: string, note: (entry: PerformanceEntry) => void): void => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
    observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
  };
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('longtask', (task) => tasks.push(task));
  on('event', ({ duration }) => (seen.inp = Math.max(seen.inp, duration)));
  on('layout-shift', (entry) => {
    // The observed entry types determine these fields.
    const { value, hadRecentInput } = entry as PerformanceEntry & Record<string, number | boolean>;
    if (hadRecentInput !== true) seen.cls += Number(value);
  });
}

/** Runs in the page at the end. A task that contains the first paint is split at the paint. */
function blocked(): Seen {
  // `watch` created these fields.
  const { seen, tasks } = window as unknown as { seen: Seen; tasks: PerformanceEntry[] };
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const painted = paint?.startTime ?? 0;
  const beyond = (duration: number): number => Math.max(0, duration - 50);
  for (const { startTime, duration } of tasks) {
    const end = startTime + duration;
    seen.tbt += beyond(end - Math.max(startTime, painted));
    seen.before += beyond(Math.min(end, painted) - startTime);
  }
  return seen;
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
  const seen = await page.evaluate(blocked);
  await page.context().close();
  return seen;
}

/** Median of each value. */
function middle(all: readonly Seen[]): Seen {
  const of = (name: keyof Seen): number => median(all.map((seen) => seen[name]));
  return {
    ...{ lcp: of('lcp'), tbt: of('tbt'), before: of('before') },
    ...{ cls: of('cls'), inp: of('inp') },
  };
}

const headings = [
  ...['page', 'LCP ms', 'without script', 'ratio', 'goal'],
  ...[
    'TBT ms',
    'without script',
    'goal',
    'before FCP',
    'CLS',
    'goal',
    'INP ms',
    'without script',
    'goal',
  ],
];

async function rowOf(browser: Browser, address: string, still: string, goal: Goal) {
  await look(browser, address);
  const [withScript, without]: [Seen[], Seen[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    without.push(await look(browser, still));
    withScript.push(await look(browser, address));
  }
  const [shop, bare] = [middle(withScript), middle(without)];
  const ms = (value: number): string => value.toFixed(0);
  return [
    ...[ms(shop.lcp), ms(bare.lcp), (shop.lcp / bare.lcp).toFixed(2), `≤ ${ms(goal.lcp)}`],
    ...[ms(shop.tbt), ms(bare.tbt), `≤ ${ms(goal.tbt)}`, ms(shop.before)],
    ...[shop.cls.toFixed(3), `≤ ${String(mostShift)}`],
    ...[ms(shop.inp), ms(bare.inp), `≤ ${ms(mostInp)}`],
  ];
}

type Goal = (typeof goals)[keyof typeof goals];

async function measure(shopUrl: string): Promise<void> {
  const browser = await launchChromium();
  const still = await stillServer(new URL(shopUrl));
  try {
    const rows: (readonly string[])[] = [headings];
    for (const [path, goal] of Object.entries(goals))
      rows.push([path, ...(await rowOf(browser, shopUrl + path, still.url + path, goal))]);
    printTable('Shop pages on a slow phone', rows);
  } finally {
    still.close();
    await browser.close();
  }
}

await withProduct((urlOf) => measure(urlOf('tropic')));
