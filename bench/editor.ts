/// <reference lib="dom" />
import 'reflect-metadata';

import { setTimeout as wait } from 'node:timers/promises';

import type { Page } from '@playwright/test';

import { environment } from '../server/src/platform/config/environment.js';
import { withProduct } from '../tools/start/product.mjs';
import { launchChromium } from './lib/browser.js';
import { canvasOf, openedEditor, type OpenedEditor } from './lib/editor-window.js';
import { percentiles, printTable } from './lib/measure.js';
import { Typist } from './lib/typist.js';

/* Typing latency from key to paint in a text of a page while four others type in other texts,
   and memory use over all edits. Compared with the same keys in a bare editable element: the
   ratio is the cost of the editor. Absolute times depend on this machine; the goal applies to
   an idle one.
   
   Memory is measured before, halfway through and after EDITS characters, typed and deleted as
   fast as the editor accepts them: 12,000 equal an hour at 200 characters a minute. */

const blockCounts = [10, 300];
const others = 4;
const text = 'the quick brown fox jumps over the lazy dog and goes home';
const betweenKeysMs = 80;
/** Maximum 95th percentile of the time from key to paint, in milliseconds. */
const mostP95Ms = 50;
const edits = Number(environment()['EDITS'] ?? 1_200);
/** Characters typed before they are deleted, so that the text keeps its length. */
const lineLength = 20;

/** Runs in the page: records the time until each character is painted. */
function watchLetters(): void {
  const letters: number[] = [];
  Object.assign(window, { letters });
  const note = (): void => {
    const pressed = performance.now();
    requestAnimationFrame(() => {
      // A message sent from an animation frame arrives after the paint.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => letters.push(performance.now() - pressed);
      port2.postMessage(0);
    });
  };
  for (const seen of [window, document.querySelector('iframe')?.contentWindow])
    seen?.addEventListener('beforeinput', note, true);
}

/** Runs in the page at the end. */
function letters(): number[] {
  // `watchLetters` created this array.
  return (window as unknown as { letters: number[] }).letters.splice(0);
}

async function write(page: Page): Promise<readonly number[]> {
  await page.evaluate(watchLetters);
  for (const key of text) {
    await page.keyboard.type(key);
    await wait(betweenKeysMs);
  }
  await wait(500);
  return page.evaluate(letters);
}

async function plainPlace(page: Page): Promise<readonly number[]> {
  await page.setContent('<p contenteditable>Words</p>');
  await page.locator('p').click();
  return write(page);
}

async function beginTextEditing(page: Page): Promise<void> {
  const first = await canvasOf(page).locator('p').first().boundingBox();
  if (first === null) throw new Error('The page shows no text.');
  await page.mouse.dblclick(first.x + 10, first.y + first.height / 2);
  await canvasOf(page).locator('[contenteditable=true]').waitFor();
}

/** Heap of editor and page in MB, after garbage collection. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 2 ** 20;
}

interface Written {
  readonly letters: readonly number[];
  /** Heap at the start, halfway and at the end. */
  readonly heap: readonly number[];
}

async function together({ page, join }: OpenedEditor): Promise<Written> {
  const typists = await Promise.all(
    Array.from({ length: others }, async (_, nth) => Typist.at(await join(), nth + 1)),
  );
  await beginTextEditing(page);
  const written = await write(page);
  const heap = [await heapOf(page)];
  for (const _half of [1, 2]) {
    await writeAndTakeBack(page, edits / 2);
    heap.push(await heapOf(page));
  }
  for (const typist of typists) typist.leave();
  return { letters: written, heap };
}

async function writeAndTakeBack(page: Page, letterCount: number): Promise<void> {
  for (let nth = 0; nth < letterCount; nth += 1)
    await page.keyboard.press(nth % (2 * lineLength) < lineLength ? 'a' : 'Backspace');
}

async function measure(shop: string): Promise<void> {
  const browser = await launchChromium();
  const headings = ['blocks', 'p50 ms', 'p95 ms', 'p95 ratio', 'goal', 'heap MB', 'middle', 'end'];
  const rows: (readonly string[])[] = [headings];
  try {
    const bare = p95Of(await plainPlace(await browser.newPage()));
    for (const count of blockCounts) {
      const opened = await openedEditor(browser, shop, count);
      const { letters: taken, heap } = await together(opened);
      const p95 = p95Of(taken);
      const [first = 0] = heap;
      rows.push([
        ...[String(count), percentiles(taken).p50Ms.toFixed(1), p95.toFixed(1)],
        ...[(p95 / bare).toFixed(2), `≤ ${String(mostP95Ms)} ms`],
        ...heap.map((megabytes, nth) => (nth === 0 ? megabytes : megabytes / first).toFixed(2)),
      ]);
      await opened.page.context().close();
    }
    printTable(`Typing among five; bare editable element: p95 ${bare.toFixed(1)} ms`, rows);
  } finally {
    await browser.close();
  }
}

function p95Of(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * 0.95)] ?? 0;
}

await withProduct((urlOf) => measure(urlOf('tropic')));
