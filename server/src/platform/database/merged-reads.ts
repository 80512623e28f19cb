/**
 * Merges concurrent reads: one read runs at a time, and calls during it share the next. A read
 * starts after every call it answers, so no result is older than its call.
 */
export class MergedReads<Key, Value> {
  private next: { readonly keys: Set<Key>; readonly answer: Answer<Key, Value> } | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly read: (keys: readonly Key[]) => Answer<Key, Value>) {}

  /** Contains at least the requested keys that exist. */
  of(keys: Iterable<Key>): Answer<Key, Value> {
    this.next ??= this.plan();
    for (const key of keys) this.next.keys.add(key);
    return this.next.answer;
  }

  private plan(): { readonly keys: Set<Key>; readonly answer: Answer<Key, Value> } {
    const keys = new Set<Key>();
    const answer = this.last.then(() => {
      this.next = undefined;
      return this.read([...keys]);
    });
    this.last = answer.catch(() => undefined);
    return { keys, answer };
  }
}

type Answer<Key, Value> = Promise<ReadonlyMap<Key, Value>>;
