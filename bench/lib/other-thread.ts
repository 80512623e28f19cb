import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';

interface Done<Answer> {
  readonly done?: Answer;
  readonly failed?: string;
}

/** What a bench has done in another thread, so that it takes none of the servers' time and heap. */
export class OtherThread<Order, Answer> {
  private readonly worker: Worker;

  /** The program takes its orders by `takeOrders`. */
  constructor(program: URL) {
    this.worker = new Worker(program);
  }

  /** One order at a time. Throws where the other thread did. */
  async ask(order: Order): Promise<Answer> {
    this.worker.postMessage(order);
    // `takeOrders` answers each order so.
    const [{ done, failed }] = (await once(this.worker, 'message')) as [Done<Answer>];
    if (failed !== undefined) throw new Error(failed);
    // What did not fail is done, and has said so.
    return done as Answer;
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}

/** Does in this thread what is ordered from the main one. */
export function takeOrders(handle: (order: never) => Promise<unknown>): void {
  parentPort?.on('message', (order: unknown) => {
    // Whoever started this thread gives it orders of its kind.
    handle(order as never).then(
      (done) => parentPort?.postMessage({ done }),
      (thrown: unknown) => parentPort?.postMessage({ failed: String(thrown) }),
    );
  });
}
