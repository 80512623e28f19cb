import type { StoredEdit } from './page-docs.queries.js';

const retryAfterMs = 1_000;
/** So long edits are gathered: they are with the others by then, and a commit more for each would only delay them. */
const gatherForMs = 5;

export interface QueuePorts<Edit extends StoredEdit> {
  /** Stores all of them, or none and throws. */
  readonly store: (edits: readonly Edit[]) => Promise<void>;
  /** Told before a group is stored; what it returns is given to `stored`. */
  readonly vector: () => Uint8Array;
  readonly stored: (edits: readonly Edit[], vector: Uint8Array) => void;
}

/**
 * Edits of one document on their way to the database: what comes in a moment makes a group, and what comes
 * while that is stored makes the next.
 */
export class EditQueue<Edit extends StoredEdit> {
  private waiting: Edit[] = [];
  private storing: Promise<void> | undefined;
  private gathering: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly ports: QueuePorts<Edit>) {}

  add(edit: Edit): void {
    this.waiting.push(edit);
    if (this.isStopped || this.storing !== undefined) return;
    this.gathering ??= setTimeout(() => this.storeSoon(), gatherForMs);
  }

  /** Resolves when all that was added is stored. Throws where the database does not take it now. */
  async settled(): Promise<void> {
    clearTimeout(this.gathering);
    this.gathering = undefined;
    if (this.waiting.length > 0) this.storing ??= this.storeAll();
    await this.storing;
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0 && this.storing === undefined;
  }

  /** What is not stored now is not tried again. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.gathering);
    clearTimeout(this.retry);
  }

  private async storeAll(): Promise<void> {
    try {
      while (this.waiting.length > 0) await this.storeGroup();
    } catch (error) {
      if (!this.isStopped) this.retryLater();
      throw error;
    } finally {
      this.storing = undefined;
    }
  }

  private retryLater(): void {
    this.retry = setTimeout(() => this.storeSoon(), retryAfterMs);
    this.retry.unref();
  }

  /** Whoever waits is told where it fails; others see it in the log, and it is tried again. */
  private storeSoon(): void {
    this.settled().catch(() => undefined);
  }

  private async storeGroup(): Promise<void> {
    const group = this.waiting;
    const vector = this.ports.vector();
    this.waiting = [];
    try {
      await this.ports.store(group);
    } catch (error) {
      this.waiting = [...group, ...this.waiting];
      throw error;
    }
    this.ports.stored(group, vector);
  }
}
