import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';

interface Done<Answer> {
  readonly done?: Answer;
  readonly failed?: string;
}

/** Runs parts of a bench in another thread, outside the server's time and heap. */
export class OtherThread<Order, Answer> {
  private readonly worker: Worker;

  /** The program must call `takeOrders`. */
  constructor(program: URL) {
    this.worker = new Worker(program);
  }

  /** Runs one order at a time. Throws if the other thread failed. */
  async ask(order: Order): Promise<Answer> {
    this.worker.postMessage(order);
    // `takeOrders` replies to each order in this form.
    const [{ done, failed }] = (await once(this.worker, 'message')) as [Done<Answer>];
    if (failed !== undefined) throw new Error(failed);
    // Without `failed`, the reply contains the result.
    return done as Answer;
  }

  async close(): Promise<void> {
    await this.worker.terminate();
  }
}

/** Handles the orders of the main thread in this thread. */
export function takeOrders(handle: (order: never) => Promise<unknown>): void {
  parentPort?.on('message', (order: unknown) => {
    // The main thread sends orders of the handler's type.
    handle(order as never).then(
      (done) => parentPort?.postMessage({ done }),
      (thrown: unknown) => parentPort?.postMessage({ failed: String(thrown) }),
    );
  });
}
