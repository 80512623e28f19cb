import type { Recorded } from '../model/projection.js';

/** Limit of events buffered for one subscriber; one that lags further reads the log itself. */
export const maxWaiting = 1_000;
/** Buffered events older than this are read again: their subject may have been erased since. */
export const freshMs = 5_000;

interface Waiting {
  readonly recorded: Recorded;
  readonly since: number;
}

/**
 * Pending work of a subscriber in a division: first events that it must read from the log, then
 * buffered ones. Skips types without a handler.
 */
export class PendingEvents {
  private waiting: Waiting[] = [];
  private readAlone: Waiting[] = [];
  private forgettings = 0;
  /** Unhandled events up to this position are only in the log. */
  private unread: number;
  private latest: number;

  constructor(
    private done: number,
    private readonly handles: ReadonlySet<string>,
  ) {
    this.unread = done;
    this.latest = done;
  }

  /** Position up to which everything is handled. */
  get after(): number {
    return this.done;
  }

  /** Highest known position of the division. */
  get head(): number {
    return this.latest;
  }

  get isDone(): boolean {
    return this.done >= this.latest;
  }

  /** Counter of discarded buffers; a batch in progress stops when it changes. */
  get forgotten(): number {
    return this.forgettings;
  }

  /** Adds the division's next event; events arrive in position order. */
  next(recorded: Recorded): void {
    const { position, event } = recorded;
    if (position <= this.latest) return;
    const isHandled = this.handles.has(event.type);
    const isMissing =
      position > this.latest + 1 || (isHandled && this.waiting.length >= maxWaiting);
    this.latest = position;
    if (isMissing) this.forget();
    else if (isHandled) this.waiting.push({ recorded, since: performance.now() });
    else this.passOver();
  }

  /** Advances the head by events that are not delivered here. */
  reach(head: number): void {
    if (head <= this.latest) return;
    this.latest = head;
    this.forget();
  }

  /** Discards the buffer; the events are read from the log when it is their turn. */
  forget(): void {
    this.forgettings += 1;
    this.waiting = [];
    this.readAlone = [];
    this.unread = this.latest;
  }

  /** Position up to which the log must be read; undefined if the next event is buffered. */
  unreadUpTo(): number | undefined {
    const [first] = [...this.readAlone.slice(0, 1), ...this.waiting.slice(0, 1)];
    if (first !== undefined && performance.now() - first.since > freshMs) this.forget();
    return this.done < this.unread ? this.unread : undefined;
  }

  /** Buffers events read from the log, which may be more than one turn handles. */
  holdRead(read: readonly Recorded[]): void {
    const since = performance.now();
    this.readAlone = read.map((recorded) => ({ recorded, since }));
  }

  /** Events read from the log that are still to be handled. */
  heldRead(): readonly Recorded[] {
    return this.readAlone.map(({ recorded }) => recorded);
  }

  /** Next buffered events. */
  received(limit: number): readonly Recorded[] {
    return this.waiting.slice(0, limit).map(({ recorded }) => recorded);
  }

  /** Marks everything up to this position as handled. */
  handled(position: number): void {
    this.done = Math.max(this.done, position);
    this.latest = Math.max(this.latest, position);
    for (const events of [this.readAlone, this.waiting])
      while ((events[0]?.recorded.position ?? Infinity) <= position) events.shift();
    this.passOver();
  }

  private passOver(): void {
    if (this.done >= this.unread && this.waiting.length === 0) this.done = this.latest;
  }
}
