import type { Waiting } from './group-batch.js';
import type { Outcome } from './group-commit.js';

export interface Item extends Waiting {
  readonly name: string;
}

export const limits = {
  batchesInFlight: 2,
  itemsPerBatch: 4,
  bytesPerBatch: 100,
  itemsWorthABatch: 4,
};

/** Writer whose batches the test finishes. */
export class Writer {
  readonly batches: {
    readonly names: readonly string[];
    readonly finish: () => void;
    readonly fail: () => void;
  }[] = [];

  write = (items: readonly Item[]): Promise<readonly Outcome<string>[]> =>
    new Promise((resolve, reject) => {
      this.batches.push({
        names: items.map(({ name }) => name),
        finish: () => {
          resolve(items.map(({ name }) => ({ written: name })));
        },
        fail: () => {
          reject(new Error('The batch failed.'));
        },
      });
    });

  names(): readonly string[] {
    return this.batches.map(({ names }) => names.join(''));
  }
}

export function item(name: string, { stream = name, lock = 1, bytes = 1 } = {}): Item {
  return { name, exclusive: [stream], lock, bytes };
}

/** Runs all pending microtasks and immediates first. */
export async function flushTasks(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
}
