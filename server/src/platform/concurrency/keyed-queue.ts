/** Serialises tasks per key, in the order of arrival. */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<void>>();

  /** Whether a task holds the key or waits for it. */
  isTaken(key: string): boolean {
    return this.tails.has(key);
  }

  /** Queues for all keys at once, so that two tasks cannot wait for each other. */
  async run<Result>(keys: readonly string[], task: () => Promise<Result>): Promise<Result> {
    const ahead = keys.flatMap((key) => this.tails.get(key) ?? []);
    const { promise, resolve } = withResolver();
    for (const key of keys) this.tails.set(key, promise);
    try {
      await Promise.all(ahead);
      return await task();
    } finally {
      for (const key of keys) if (this.tails.get(key) === promise) this.tails.delete(key);
      resolve();
    }
  }
}

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((resolver) => {
    resolve = resolver;
  });
  return { promise, resolve };
}
