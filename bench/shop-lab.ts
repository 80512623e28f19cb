/// <reference lib="dom" />
import 'reflect-metadata';

import type { Browser, CDPSession, Page } from '@playwright/test';

import { withProduct } from '../tools/start/product.mjs';
import { launchChromium } from './lib/browser.js';
import { median, printTable } from './lib/measure.js';
import { stillServer } from './lib/still-server.js';

/*
 * What a phone sees of the shop, which is started for it: on a line of 1.6 Mbit/s, with a processor four
 * times as slow. Beside each page stands the same page without its script, as bytes from memory, in turns:
 * the ratio says what the program costs. Absolute times are of this machine; the goals are those of a
 * machine that does nothing else.
 *
 * Total Blocking Time is that of https://web.dev/articles/tbt: what tasks take beyond 50 ms each, from the
 * first contentful paint on. What the page took before it showed anything is in its paints, and beside it.
 */

const rounds = 5;
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
/** Of every page: how much moves, and milliseconds from a press to the next frame. */
const [mostShift, mostInp] = [0.02, 100];

/** In milliseconds, but for `cls`. */
interface Seen {
  lcp: number;
  /** What tasks took beyond 50 ms each, from the first paint on. */
  tbt: number;
  /** The same before the first paint. */
  before: number;
  /** How much of the page moved, as browsers count it. */
  cls: number;
  /** From a press on the first button to the next frame. */
  inp: number;
}

/** Runs in the page, before anything of its own. */
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
    // The type of an entry is that of what was asked to be observed.
    const { value, hadRecentInput } = entry as PerformanceEntry & Record<string, number | boolean>;
    if (hadRecentInput !== true) seen.cls += Number(value);
  });
}

/** Runs in the page, at the end: a task within which the page was painted counts on both sides for itself. */
function blocked(): Seen {
  // `watch` has put them there.
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

/** The middle of each of its numbers, apart from the others. */
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
