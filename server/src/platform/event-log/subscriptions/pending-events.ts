import type { Recorded } from '../model/projection.js';

/** Events that wait in memory for one subscriber; one that is further behind reads the log, alone. */
export const maxWaiting = 1_000;
/** What has waited longer is read again: whom it is about may have been erased meanwhile. */
export const freshMs = 5_000;

interface Waiting {
  readonly recorded: Recorded;
  readonly since: number;
}

/**
 * What a subscriber has before it in a division: first what it has to read from the log, since it was not
 * told of it, then what it has been told. What it does not handle it passes for nothing.
 */
export class PendingEvents {
  private waiting: Waiting[] = [];
  private readAlone: Waiting[] = [];
  private forgettings = 0;
  /** What is up to here, and not done, is in the log alone. */
  private unread: number;
  private latest: number;

  constructor(
    private done: number,
    private readonly handles: ReadonlySet<string>,
  ) {
    this.unread = done;
    this.latest = done;
  }

  /** All that is up to here is done. */
  get after(): number {
    return this.done;
  }

  /** The division has come at least this far. */
  get head(): number {
    return this.latest;
  }

  get isDone(): boolean {
    return this.done >= this.latest;
  }

  /** How often what waited was to be read again: whoever holds some of it lets go of it. */
  get forgotten(): number {
    return this.forgettings;
  }

  /** An event of the division, as all of them are told in order. */
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

  /** The division has come this far, by events that are not told here. */
  reach(head: number): void {
    if (head <= this.latest) return;
    this.latest = head;
    this.forget();
  }

  /** What waits is read from the log when its turn comes. */
  forget(): void {
    this.forgettings += 1;
    this.waiting = [];
    this.readAlone = [];
    this.unread = this.latest;
  }

  /** Up to where the log has to be read; undefined where what is next waits here. */
  unreadUpTo(): number | undefined {
    const [first] = [...this.readAlone.slice(0, 1), ...this.waiting.slice(0, 1)];
    if (first !== undefined && performance.now() - first.since > freshMs) this.forget();
    return this.done < this.unread ? this.unread : undefined;
  }

  /** Keeps what was read of the log: it may be more than is handled in a turn. */
  holdRead(read: readonly Recorded[]): void {
    const since = performance.now();
    this.readAlone = read.map((recorded) => ({ recorded, since }));
  }

  /** What was read of the log, and is still to be handled. */
  heldRead(): readonly Recorded[] {
    return this.readAlone.map(({ recorded }) => recorded);
  }

  /** The next that wait here. */
  received(limit: number): readonly Recorded[] {
    return this.waiting.slice(0, limit).map(({ recorded }) => recorded);
  }

  /** All that is up to this position is done. */
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
