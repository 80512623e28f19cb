import type { StoredEdit } from './page-docs.queries.js';

const retryAfterMs = 1_000;
/**
 * Time to collect edits for one commit. They have reached the other clients by then, and more
 * commits would only delay them.
 */
const gatherForMs = 5;

export interface QueuePorts<Edit extends StoredEdit> {
  /** Stores all edits, or throws and stores none. */
  readonly store: (edits: readonly Edit[]) => Promise<void>;
  /** Called before a group is stored; its result is passed to `stored`. */
  readonly vector: () => Uint8Array;
  readonly stored: (edits: readonly Edit[], vector: Uint8Array) => void;
}

/**
 * Queue of one document's edits for the database. Edits within a moment are stored as one group;
 * edits that arrive during a write form the next group.
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

  /** Resolves when all added edits are stored. Throws if the database refuses them now. */
  async settled(): Promise<void> {
    clearTimeout(this.gathering);
    this.gathering = undefined;
    if (this.waiting.length > 0) this.storing ??= this.storeAll();
    await this.storing;
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0 && this.storing === undefined;
  }

  /** Stops all retries. */
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

  /** A caller of `settled` gets the error; others see it in the log, and the write is retried. */
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
