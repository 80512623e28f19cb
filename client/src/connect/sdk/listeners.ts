/** Typed event listeners by event name. */
export class Listeners<Events extends object> {
  private readonly all = new Map<keyof Events, Set<(data: never) => void>>();

  /** Returns a function that removes the listener. */
  add<Name extends keyof Events>(name: Name, listener: (data: Events[Name]) => void): () => void {
    const own = this.all.get(name) ?? new Set();
    this.all.set(name, own);
    own.add(listener);
    return () => own.delete(listener);
  }

  emit<Name extends keyof Events>(name: Name, data: Events[Name]): void {
    // `add` stored them under this name, so the data has the right type.
    for (const listener of this.all.get(name) ?? []) listener(data as never);
  }
}
