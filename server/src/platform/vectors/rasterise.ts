import { hash } from 'node:crypto';

import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

import type { Rgba } from '../pixels/warp.js';
import { WorkQueue, type WorkOptions } from '../concurrency/work-queue.js';
import { DrawingSlow, DrawingTooComplex, DrawingUnreadable } from './drawing.errors.js';
import { FailedDrawings } from './failed-drawings.js';
import { availableRenderer } from './vector-renderer.js';
import type { VectorResult, VectorTask } from './vector-task.js';

/**
 * Time limit of a drawing (decision 0064). Ordinary artwork takes a few hundredths of a second,
 * more on a busy machine.
 */
const drawingLimitMs = 20_000;
/** A drawing that takes longer is slow. Other drawings wait at most this long for it. */
const quickLimitMs = 3_000;

/** Renderers of quick drawings. Callers limit their own jobs, so that few drawings wait. */
const quickRenderers = pLimit(2);
/** Slow drawings are rendered one at a time. Stores take turns, and so do the clients of a store. */
const slowJobs = new WorkQueue<unknown>({ atOnce: 1, waiting: 64 });
/** A job rasterises a drawing at one or two sizes. More are a drawing that differs each time. */
const mostSlowDrawings = 4;
/** Pixels of the slow drawings of the running job. */
const slowPixels = new Map<string, VectorResult>();
/** Drawings that are known to be slow; like failed ones, they are tried again after an hour. */
const slow = new LRUCache<string, true>({ max: 10_000, ttl: 3_600_000 });
/** Failed drawings, keyed by content and size. */
let failed = new FailedDrawings();

/** Remembers drawings that took too long in a folder, for other processes and after a restart. */
export function rememberFailedDrawings(folder: string): void {
  failed = new FailedDrawings(folder);
}

/**
 * Rasterises an SVG of unknown origin in a child process, which is killed after `limitMs`. Throws
 * DrawingTooComplex and DrawingUnreadable, and DrawingSlow, which `withSlowDrawings` handles.
 */
export async function rasterise(task: VectorTask, limitMs = drawingLimitMs): Promise<Rgba> {
  const result = slowPixels.get(exactKeyOf(task)) ?? (await quicklyRendered(task, limitMs));
  if ('error' in result) throw new DrawingUnreadable(result.error);
  const { data, width, height } = result;
  return { data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height };
}

/** Key and caller of a job with drawings. Calls with the same key share one job. */
export type DrawingTurn = WorkOptions & { readonly key: string };

/**
 * Runs a job that rasterises drawings. If one of them is slow, the job gives up the slots that it
 * holds and runs again when the drawing is rendered, so that it delays no job without slow
 * drawings. Throws TooMuchAsked if too many slow drawings wait.
 */
export async function withSlowDrawings<Made>(
  job: () => Promise<Made>,
  { key, ...turn }: DrawingTurn,
): Promise<Made> {
  try {
    return await job();
  } catch (error) {
    if (!(error instanceof DrawingSlow)) throw error;
    // A key stands for one kind of result.
    return slowJobs.make(
      key,
      () => withSlowPixels(job).finally(() => slowPixels.clear()),
      turn,
    ) as Promise<Made>;
  }
}

/** Renders each slow drawing that the job names, and runs the job again with its pixels. */
async function withSlowPixels<Made>(job: () => Promise<Made>): Promise<Made> {
  try {
    return await job();
  } catch (error) {
    if (!(error instanceof DrawingSlow)) throw error;
    if (slowPixels.size === mostSlowDrawings) throw new DrawingTooComplex();
    slowPixels.set(exactKeyOf(error.task), await slowlyRendered(error));
    return withSlowPixels(job);
  }
}

async function slowlyRendered({ task, limitMs }: DrawingSlow): Promise<VectorResult> {
  const key = keyOf(task);
  if (await failed.has(key)) throw new DrawingTooComplex();
  const result = await rendered(task, limitMs);
  if (result !== 'killed') return result;
  await failed.add(key);
  throw new DrawingTooComplex();
}

async function quicklyRendered(task: VectorTask, limitMs: number): Promise<VectorResult> {
  const key = keyOf(task);
  if (await failed.has(key)) throw new DrawingTooComplex();
  const quickly = (): Promise<VectorResult | 'killed'> =>
    slow.has(key) ? Promise.resolve('killed') : rendered(task, Math.min(limitMs, quickLimitMs));
  const result = slow.has(key) ? 'killed' : await quickRenderers(quickly);
  if (result !== 'killed') return result;
  slow.set(key, true);
  throw new DrawingSlow(task, limitMs);
}

async function rendered(task: VectorTask, limitMs: number): Promise<VectorResult | 'killed'> {
  const renderer = await availableRenderer();
  const result = await renderer.render(task, limitMs);
  if (result !== 'killed') renderer.rest();
  return result;
}

/** Sizes of the same power of two share a key: rendering them takes about as long. */
function keyOf({ content, density, resize }: VectorTask): string {
  const sizes = [density, resize?.width ?? 1, resize?.height ?? 1];
  const rounded = sizes.map((size) => Math.round(Math.log2(size)));
  return [hash('sha256', content), ...rounded].join(' ');
}

function exactKeyOf({ content, ...size }: VectorTask): string {
  return [hash('sha256', content), JSON.stringify(size)].join(' ');
}
