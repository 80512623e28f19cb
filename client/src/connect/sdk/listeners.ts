/** Those who listen to what something tells, by its name. */
export class Listeners<Events extends object> {
  private readonly all = new Map<keyof Events, Set<(data: never) => void>>();

  /** Answers what ends it. */
  add<Name extends keyof Events>(name: Name, listener: (data: Events[Name]) => void): () => void {
    const own = this.all.get(name) ?? new Set();
    this.all.set(name, own);
    own.add(listener);
    return () => own.delete(listener);
  }

  emit<Name extends keyof Events>(name: Name, data: Events[Name]): void {
    // They were added under this name.
    for (const listener of this.all.get(name) ?? []) listener(data as never);
  }
}
