import type { Order } from './calls.js';
import type { Rate } from './measure.js';
import { OtherThread } from './other-thread.js';

/** Whoever calls the servers of a bench does it in another thread, so that it takes none of their time. */
export class Callers extends OtherThread<Order, Rate> {
  constructor() {
    super(new URL('callers.worker.ts', import.meta.url));
  }

  /** Throws where a call was answered with another status than it expects. */
  rate(order: Order): Promise<Rate> {
    return this.ask(order);
  }
}
