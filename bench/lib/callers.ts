import type { Order } from './calls.js';
import type { Rate } from './measure.js';
import { OtherThread } from './other-thread.js';

/** Sends requests from another thread, so that they take no time from the server. */
export class Callers extends OtherThread<Order, Rate> {
  constructor() {
    super(new URL('callers.worker.ts', import.meta.url));
  }

  /** Throws if a call returns an unexpected status. */
  rate(order: Order): Promise<Rate> {
    return this.ask(order);
  }
}
