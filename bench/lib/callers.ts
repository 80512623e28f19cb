import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { Order } from './calls.js';
import type { Rate } from './measure.js';

/** Whoever calls the servers of a bench does it in another thread, so that it takes none of their time. */
export class Callers {
  private readonly worker = new Worker(new URL('callers.worker.ts', import.meta.url));

  /** Throws where a call was answered with another status than it expects. */
  async rate(order: Order): Promise<Rate> {
    this.worker.postMessage(order);
    // The worker answers each order with one of the two.
    const [{ rate, failed }] = (await once(this.worker, 'message')) as [
      { readonly rate?: Rate; readonly failed?: string },
    ];
    if (rate === undefined) throw new Error(failed);
    return rate;
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}
