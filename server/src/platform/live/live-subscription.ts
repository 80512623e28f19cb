import type { LiveEvent, LiveReset, LiveShown } from '@selvedge/shared/live/contract';

import type { Recorded } from '../event-log/model/projection.js';
import { encodeCursor } from './cursor.js';
import type { LiveWatcher } from './live-authenticator.js';
import type { LiveTopic, TopicName } from './live-topics.js';

/** Limit of events held back during a replay; above it the screen is reset. */
const maxWaiting = 1_000;

/** A watched topic with the divisions of its scope. */
export interface Watching {
  readonly topic: LiveTopic;
  readonly name: TopicName;
  readonly watcher: LiveWatcher;
  readonly divisions: readonly number[] | 'all';
  /** The only stream it covers; without it, all streams. */
  readonly stream?: string | undefined;
}

/** Ordered output of a connection to its client. */
export interface LiveOutlet {
  event(event: LiveEvent): void;
  reset(reset: LiveReset): void;
  shown(shown: LiveShown): void;
  /** Sends immediately. */
  flush(): void;
}

type Positions = ReadonlyMap<number, number>;

/** Published positions of this process. */
interface Published {
  positions(): Positions;
  /** Cursor of all positions. */
  cursor(): string;
}

/** One topic on one connection: replays up to the point of joining, then sends new events. */
export class LiveSubscription {
  /** Position of this screen by division; once live, the process's own position if higher. */
  private seen = new Map<number, number>();
  private waiting: Recorded[] | undefined = [];
  private overflown = false;

  constructor(
    readonly watching: Watching,
    private readonly published: Published,
    private readonly outlet: LiveOutlet,
  ) {}

  /** Covered divisions, of those that this process or its cursor knows. */
  divisions(): readonly number[] {
    const { divisions } = this.watching;
    if (divisions !== 'all') return divisions;
    return [...new Set([...this.published.positions().keys(), ...this.seen.keys()])];
  }

  seenOf(division: number): number {
    return this.seen.get(division) ?? 0;
  }

  /** Continues from a cursor, ignoring divisions outside its scope. */
  continueAfter(cursor: Positions): void {
    const { divisions } = this.watching;
    for (const [division, position] of cursor)
      if (divisions === 'all' || divisions.includes(division)) this.seen.set(division, position);
  }

  /** Accepts a new event, holding it back during a replay. */
  live(recorded: Recorded): void {
    const { stream } = this.watching;
    if (stream !== undefined && recorded.stream !== stream) return;
    if (!this.waiting) this.deliver(recorded);
    else if (this.waiting.length < maxWaiting) this.waiting.push(recorded);
    else this.overflown = true;
  }

  /** Sends an event of the replay, in order. */
  replay(recorded: Recorded): void {
    const { division, position } = recorded;
    if (position <= this.seenOf(division)) return;
    this.seen.set(division, position);
    this.send(recorded);
  }

  /**
   * Ends the replay and sends the events held back. False if there were too many: the screen is
   * reset.
   */
  goLive(): boolean {
    if (this.overflown) return false;
    for (const recorded of this.waiting ?? []) this.replay(recorded);
    this.waiting = undefined;
    return true;
  }

  /** Forgets the screen's position; it receives only new events. */
  clear(): void {
    this.seen = new Map();
    this.waiting = undefined;
  }

  /** Tells the screen to fetch its data again, because not all events can be sent. */
  reset(): void {
    this.clear();
    this.outlet.reset({ topic: this.watching.name.name, cursor: this.cursor() });
  }

  /** Handles an unreadable event; during a replay, the replay then ends in a reset. */
  miss(): void {
    if (this.waiting) this.overflown = true;
    else this.reset();
  }

  /** A screen that is still catching up fetches these rows itself. */
  show(shown: LiveShown): void {
    if (!this.waiting) this.outlet.shown(shown);
  }

  cursor(): string {
    if (this.waiting) return encodeCursor(this.seen);
    if (this.watching.divisions === 'all' && !this.isAhead()) return this.published.cursor();
    const positions = new Map<number, number>();
    for (const division of this.divisions()) {
      const position = Math.max(
        this.seenOf(division),
        this.published.positions().get(division) ?? 0,
      );
      positions.set(division, position);
    }
    return encodeCursor(positions);
  }

  /**
   * Whether the screen has seen events that this process has yet to publish; clears positions
   * already passed.
   */
  private isAhead(): boolean {
    const positions = this.published.positions();
    for (const [division, position] of this.seen)
      if (position <= (positions.get(division) ?? 0)) this.seen.delete(division);
    return this.seen.size > 0;
  }

  private deliver(recorded: Recorded): void {
    if (recorded.position > this.seenOf(recorded.division)) this.send(recorded);
  }

  private send(recorded: Recorded): void {
    const { topic, name, watcher } = this.watching;
    const message = topic.on[recorded.event.type]?.(name, recorded, watcher);
    if (!message) return;
    const { division, position } = recorded;
    this.outlet.event({ topic: name.name, cursor: this.cursor(), division, position, ...message });
  }
}
