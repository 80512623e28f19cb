/**
 * Reads what many ask for at about the same time in one go: one read at a time, and who asks meanwhile
 * shares the next. A read begins after each question it answers, so nobody is told less than was so when
 * they asked.
 */
export class MergedReads<Key, Value> {
  private next: { readonly keys: Set<Key>; readonly answer: Answer<Key, Value> } | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly read: (keys: readonly Key[]) => Answer<Key, Value>) {}

  /** At least what was asked for, as far as it is there. */
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
