import { Injectable } from '@nestjs/common';

import type { LiveShown, Watched } from '@selvedge/shared/live/contract';

import { EventLog } from '../event-log/event-log.js';
import { FanOut } from '../event-log/subscriptions/fan-out.js';
import type { Recorded } from '../event-log/model/projection.js';
import { decodeCursor, encodeCursor } from './cursor.js';
import type { LiveSubscription } from './live-subscription.js';

/** Maximum number of events to replay; a screen that lags further fetches its data again. */
export const maxReplay = 2_000;
/** Events per read of a replay. */
const batchSize = 500;

type Members = readonly (readonly [division: number, members: Set<LiveSubscription>])[];

/** Live subscriptions of this process: fed by the fan-out, caught up from the log. */
@Injectable()
export class LiveHub {
  private readonly byDivision = new Map<number, Set<LiveSubscription>>();
  private readonly everywhere = new Set<LiveSubscription>();
  private stopListening: (() => void) | undefined;
  /** Cached cursor of all divisions, which many screens receive with each event. */
  private cursorOfAll: string | undefined;

  constructor(
    private readonly log: EventLog,
    private readonly fanOut: FanOut,
  ) {}

  async start(): Promise<void> {
    this.stopListening = this.fanOut.listen(
      (recorded) => this.publish(recorded),
      (division) => this.miss(division),
    );
    await this.fanOut.start();
  }

  stop(): void {
    this.stopListening?.();
  }

  /** Last published position of this process, by division. */
  positions(): ReadonlyMap<number, number> {
    return this.fanOut.positions();
  }

  /** Cursor of a screen that has seen everything published by this process. */
  cursor(): string {
    this.cursorOfAll ??= encodeCursor(this.fanOut.positions());
    return this.cursorOfAll;
  }

  /**
   * Joins a subscription and replays missed events without gaps or repetitions: new events are held
   * back meanwhile, earlier ones come from the log. Resets the screen if that is too much. Throws
   * if the log cannot be read.
   */
  async join(subscription: LiveSubscription, cursor: string | undefined): Promise<Watched> {
    const positions = cursor === undefined ? undefined : decodeCursor(cursor);
    if (cursor !== undefined && !positions) return { error: 'bad-cursor' };
    this.add(subscription);
    if (!positions) subscription.clear();
    else if (!(await this.caughtUp(subscription, positions))) subscription.reset();
    return { ok: true, cursor: subscription.cursor() };
  }

  leave(subscription: LiveSubscription): void {
    this.everywhere.delete(subscription);
    for (const [division, members] of this.membersOf(subscription)) {
      members.delete(subscription);
      if (members.size === 0) this.byDivision.delete(division);
    }
  }

  /** Whether a topic of all divisions has subscribers here. */
  isWatched(topic: string): boolean {
    return this.watchersOf(topic).length > 0;
  }

  /** Sends the same rows to all subscribers of a topic of all divisions that have caught up. */
  show(shown: LiveShown): void {
    for (const subscription of this.watchersOf(shown.topic)) subscription.show(shown);
  }

  private watchersOf(topic: string): readonly LiveSubscription[] {
    return [...this.everywhere].filter(({ watching }) => watching.name.name === topic);
  }

  private async caughtUp(
    subscription: LiveSubscription,
    cursor: ReadonlyMap<number, number>,
  ): Promise<boolean> {
    const targets = new Map(this.fanOut.positions());
    subscription.continueAfter(cursor);
    const { stream } = subscription.watching;
    if (stream === undefined && lag(subscription, targets) > maxReplay) return false;
    if (!(await this.isOfThisLog(subscription, targets))) return false;
    if (stream !== undefined) return this.replayedStream(subscription, stream);
    for (const division of subscription.divisions())
      await this.replay(subscription, division, targets.get(division) ?? 0);
    return subscription.goLive();
  }

  /**
   * A cursor may be ahead of this process, but not of the log; otherwise it belongs to another
   * database.
   */
  private async isOfThisLog(
    subscription: LiveSubscription,
    targets: ReadonlyMap<number, number>,
  ): Promise<boolean> {
    const ahead = subscription
      .divisions()
      .filter((division) => subscription.seenOf(division) > (targets.get(division) ?? 0));
    if (ahead.length === 0) return true;
    const heads = await this.log.heads();
    return ahead.every((division) => subscription.seenOf(division) <= (heads.get(division) ?? 0));
  }

  /** A stream is short regardless of the division's size, so it is read completely. */
  private async replayedStream(subscription: LiveSubscription, stream: string): Promise<boolean> {
    for (const division of subscription.divisions())
      for (const recorded of await this.log.readStream(division, stream))
        subscription.replay(recorded);
    return subscription.goLive();
  }

  private async replay(
    subscription: LiveSubscription,
    division: number,
    target: number,
  ): Promise<void> {
    let after = subscription.seenOf(division);
    while (after < target) {
      const limit = Math.min(batchSize, target - after);
      const events = await this.log.readDivision(division, after, limit);
      if (events.length === 0) throw new Error(`division ${division} ends before ${target}`);
      for (const recorded of events) subscription.replay(recorded);
      after += events.length;
    }
  }

  private publish(recorded: Recorded): void {
    this.cursorOfAll = undefined;
    for (const subscription of this.subscribed(recorded.division)) subscription.live(recorded);
  }

  private miss(division: number): void {
    this.cursorOfAll = undefined;
    for (const subscription of this.subscribed(division)) subscription.miss();
  }

  private subscribed(division: number): readonly LiveSubscription[] {
    return [...this.everywhere, ...(this.byDivision.get(division) ?? [])];
  }

  private add(subscription: LiveSubscription): void {
    if (subscription.watching.divisions === 'all') this.everywhere.add(subscription);
    for (const [division, members] of this.membersOf(subscription))
      this.byDivision.set(division, members.add(subscription));
  }

  private membersOf({ watching: { divisions } }: LiveSubscription): Members {
    if (divisions === 'all') return [];
    return divisions.map((division) => [division, this.byDivision.get(division) ?? new Set()]);
  }
}

function lag(subscription: LiveSubscription, targets: ReadonlyMap<number, number>): number {
  let events = 0;
  for (const division of subscription.divisions())
    events += Math.max(0, (targets.get(division) ?? 0) - subscription.seenOf(division));
  return events;
}
