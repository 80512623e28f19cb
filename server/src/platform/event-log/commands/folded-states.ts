import type { DeciderCommand } from './command-handler.js';

/** What a stream's events come to, up to a version. */
export interface Folded {
  readonly decider: DeciderCommand['decider'];
  readonly version: number;
  readonly state: unknown;
}

/** The states folded most recently, by division and stream; the version that is appended at makes it safe. */
export class FoldedStates {
  private readonly states = new Map<string, Folded>();

  constructor(private readonly capacity: number) {}

  /** Undefined for a stream that was not folded lately. */
  get(key: string): Folded | undefined {
    const folded = this.states.get(key);
    if (folded !== undefined) this.set(key, folded);
    return folded;
  }

  /** The state that was asked for longest ago goes, once there are more than `capacity`. */
  set(key: string, folded: Folded): void {
    this.states.delete(key);
    this.states.set(key, folded);
    const [oldest] = this.states.keys();
    if (this.states.size > this.capacity && oldest !== undefined) this.states.delete(oldest);
  }

  /** The next command reads their streams from the log. */
  evict(keys: Iterable<string>): void {
    for (const key of keys) this.states.delete(key);
  }
}
