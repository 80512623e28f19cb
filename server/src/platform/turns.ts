/** Work on what has one name is done one after the other; on others at the same time. */
export class Turns {
  /** The end of what was begun last, by name. */
  private readonly last = new Map<string, Promise<unknown>>();

  /** Whether something is at work, or waits for its turn. */
  isTaken(name: string): boolean {
    return this.last.has(name);
  }

  /** Begins when all that came before has ended, also where that failed. Throws what `work` throws. */
  async take<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(name) ?? Promise.resolve();
    const done = before.then(work);
    const ended = done.catch(() => undefined);
    this.last.set(name, ended);
    try {
      return await done;
    } finally {
      if (this.last.get(name) === ended) this.last.delete(name);
    }
  }
}
