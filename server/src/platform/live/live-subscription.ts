import type { LiveEvent, LiveReset, LiveShown } from '@selvedge/shared/live/contract';

import type { Recorded } from '../event-log/model/projection.js';
import { encodeCursor } from './cursor.js';
import type { LiveWatcher } from './live-authenticator.js';
import type { LiveTopic, TopicName } from './live-topics.js';

/** Events that wait while a replay is under way; with more than these the screen starts anew. */
const maxWaiting = 1_000;

/** Who watches what, as its scope allows. */
export interface Watching {
  readonly topic: LiveTopic;
  readonly name: TopicName;
  readonly watcher: LiveWatcher;
  readonly divisions: readonly number[] | 'all';
  /** The one stream of its one division that it covers; without it, all of them. */
  readonly stream?: string | undefined;
}

/** What a connection sends to its client, in its order, and soon. */
export interface LiveOutlet {
  event(event: LiveEvent): void;
  reset(reset: LiveReset): void;
  shown(shown: LiveShown): void;
  /** At once. */
  flush(): void;
}

type Positions = ReadonlyMap<number, number>;

/** What this process has published so far. */
interface Published {
  positions(): Positions;
  /** Of all of them. */
  cursor(): string;
}

/** One topic on one connection: replayed up to where it joined, then told what happens. */
export class LiveSubscription {
  /** Where this screen is, by division; once live, the process itself where that is further. */
  private seen = new Map<number, number>();
  private waiting: Recorded[] | undefined = [];
  private overflown = false;

  constructor(
    readonly watching: Watching,
    private readonly published: Published,
    private readonly outlet: LiveOutlet,
  ) {}

  /** The divisions it covers, of those that this process or its cursor knows. */
  divisions(): readonly number[] {
    const { divisions } = this.watching;
    if (divisions !== 'all') return divisions;
    return [...new Set([...this.published.positions().keys(), ...this.seen.keys()])];
  }

  seenOf(division: number): number {
    return this.seen.get(division) ?? 0;
  }

  /** Continues where the cursor says; what it says of other divisions is not looked at. */
  continueAfter(cursor: Positions): void {
    const { divisions } = this.watching;
    for (const [division, position] of cursor)
      if (divisions === 'all' || divisions.includes(division)) this.seen.set(division, position);
  }

  /** An event as it happens; kept back while a replay is under way. */
  live(recorded: Recorded): void {
    const { stream } = this.watching;
    if (stream !== undefined && recorded.stream !== stream) return;
    if (!this.waiting) this.deliver(recorded);
    else if (this.waiting.length < maxWaiting) this.waiting.push(recorded);
    else this.overflown = true;
  }

  /** An event from the log, in its order. */
  replay(recorded: Recorded): void {
    const { division, position } = recorded;
    if (position <= this.seenOf(division)) return;
    this.seen.set(division, position);
    this.send(recorded);
  }

  /** Ends the replay with what was kept back. False when that was too much: the screen starts anew. */
  goLive(): boolean {
    if (this.overflown) return false;
    for (const recorded of this.waiting ?? []) this.replay(recorded);
    this.waiting = undefined;
    return true;
  }

  /** Forgets where the screen was: it is told what happens from now on. */
  clear(): void {
    this.seen = new Map();
    this.waiting = undefined;
  }

  /** The screen is to fetch anew: not everything that happened can be told. */
  reset(): void {
    this.clear();
    this.outlet.reset({ topic: this.watching.name.name, cursor: this.cursor() });
  }

  /** Something has happened that cannot be read; during a replay it is that which ends in a reset. */
  miss(): void {
    if (this.waiting) this.overflown = true;
    else this.reset();
  }

  /** Who is still being brought to the present asks for what it lacks. */
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

  /** Whether it has seen elsewhere what this process has still to tell; what was told is forgotten. */
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
