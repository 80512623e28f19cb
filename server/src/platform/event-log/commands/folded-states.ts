import type { DeciderCommand } from './command-handler.js';

/** State of a stream up to a version. */
export interface Folded {
  readonly decider: DeciderCommand['decider'];
  readonly version: number;
  readonly state: unknown;
}

/**
 * LRU cache of folded states by division and stream. Stale entries are safe: an append checks the
 * version.
 */
export class FoldedStates {
  private readonly states = new Map<string, Folded>();

  constructor(private readonly capacity: number) {}

  get(key: string): Folded | undefined {
    const folded = this.states.get(key);
    if (folded !== undefined) this.set(key, folded);
    return folded;
  }

  /** Evicts the least recently used state above `capacity`. */
  set(key: string, folded: Folded): void {
    this.states.delete(key);
    this.states.set(key, folded);
    const [oldest] = this.states.keys();
    if (this.states.size > this.capacity && oldest !== undefined) this.states.delete(oldest);
  }

  /** The next command reads these streams from the log. */
  evict(keys: Iterable<string>): void {
    for (const key of keys) this.states.delete(key);
  }
}
