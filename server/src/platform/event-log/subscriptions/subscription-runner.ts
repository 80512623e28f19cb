import { Injectable, Logger } from '@nestjs/common';
import pLimit from 'p-limit';

import { EventLogRuntime } from '../event-log-runtime.js';
import type { Recorded } from '../model/projection.js';
import { EventLogRegistry } from '../model/registry.js';
import { AsyncProjector } from './async-projector.js';
import { Checkpoints, nameOf, type DivisionHead } from './checkpoints.js';
import { FanOut } from './fan-out.js';
import { Leases, renewEveryMs } from './leases.js';
import { ReactorSubscriber } from './reactor-subscriber.js';
import { SlotPartitions } from './slot-partitions.js';
import type { Partition, Subscriber } from './subscriber.js';
import { WorkPermits } from './work-permits.js';

/** Interval for storing positions and checking stalls; a crash repeats at most this much work. */
const checkIntervalMs = 1_000;

/**
 * Runs reactors and async projections in the slots that this process holds. Events are handled at
 * least once, in order within a division, by one process at a time (decision 0076).
 */
@Injectable()
export class SubscriptionRunner {
  readonly leases: Leases;
  private readonly logger = new Logger('Work');
  private readonly checkpoints: Checkpoints;
  private readonly slots = new Map<number, SlotPartitions>();
  private readonly slotOf = new Map<number, number>();
  /** Divisions whose slot is being queried, with the events published meanwhile. */
  private readonly unplaced = new Map<number, Recorded[]>();
  private readonly permits = new WorkPermits();
  private readonly projector: AsyncProjector;
  /** Serializes statements that lock several leases, which could otherwise deadlock. */
  private readonly onLeases = pLimit(1);
  private readonly timers: NodeJS.Timeout[] = [];
  private subscribers: readonly Subscriber[] = [];
  private ticking: Promise<void> | undefined;
  private looking: Promise<void> | undefined;
  private learning: Promise<void> | undefined;
  private giving: Promise<unknown> = Promise.resolve();
  private stopListening: (() => void) | undefined;

  constructor(
    private readonly runtime: EventLogRuntime,
    private readonly registry: EventLogRegistry,
    private readonly fanOut: FanOut,
  ) {
    this.leases = new Leases(runtime.dataSource);
    this.checkpoints = new Checkpoints(runtime.dataSource);
    this.projector = new AsyncProjector(runtime, this.checkpoints);
    runtime.erasureHooks.register(() => {
      for (const partition of this.partitions()) partition.forget();
      return Promise.resolve();
    });
  }

  /** Resolves once this process has its first share of the work. */
  async start(): Promise<void> {
    const { runtime, checkpoints } = this;
    const reactors = this.registry.all('reactors').flat();
    await checkpoints.begin(reactors.map(({ name }) => name));
    this.subscribers = reactors.map((each) => new ReactorSubscriber(each, runtime));
    this.stopListening = this.fanOut.listen(
      (recorded) => this.published(recorded),
      (division, head) => this.missed(division, head),
    );
    await this.fanOut.start();
    await this.tick();
    this.timers.push(
      setInterval(() => void this.tick(), renewEveryMs).unref(),
      setInterval(() => void this.checkProgress(), checkIntervalMs).unref(),
    );
  }

  /** Lets running work finish, then releases the slots. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.stopListening?.();
    await Promise.all([this.ticking, this.looking, this.giving]);
    await this.close([...this.slots.values()]);
    // If the database is unavailable, the leases expire by themselves.
    await this.leases.leave().catch(() => undefined);
  }

  /** Reasons of the stalls here, for the health page. */
  stalls(): readonly string[] {
    return this.partitions().flatMap((partition) => partition.stalls());
  }

  /** Renews the leases and opens or gives back slots; one call at a time. */
  tick(): Promise<void> {
    this.ticking ??= this.share().finally(() => {
      this.ticking = undefined;
    });
    return this.ticking;
  }

  private async share(): Promise<void> {
    try {
      const surplus = await this.onLeases(() => this.leases.renew());
      this.giving = Promise.all([this.giving, this.giveBack(surplus)]);
      await this.settle();
    } catch (error) {
      // Leases expire by themselves during an outage; the next tick starts over.
      this.logger.warn({ message: 'leases could not be renewed', error: String(error) });
    }
  }

  private async giveBack(surplus: readonly number[]): Promise<void> {
    if (surplus.length === 0) return;
    const leaving = surplus.flatMap((slot) => this.slots.get(slot) ?? []);
    for (const slot of surplus) this.slots.delete(slot);
    await this.close(leaving);
    // If the database is unavailable, the leases expire by themselves.
    await this.leases.release(surplus).catch(() => undefined);
  }

  private async close(slots: readonly SlotPartitions[]): Promise<void> {
    await Promise.all(slots.map((slot) => slot.stop()));
    await this.store(slots.flatMap((slot) => slot.all()));
  }

  /** Partitions live as long as their lease: a new generation reads its positions again. */
  private async settle(): Promise<void> {
    const fresh: number[] = [];
    for (const slot of this.leases.slots()) {
      const generation = this.leases.fence(slot)?.generation;
      const own = this.slots.get(slot);
      if (generation === undefined || own?.generation === generation) continue;
      await own?.stop();
      this.slots.set(slot, await this.opened(slot, generation));
      fresh.push(slot);
    }
    if (fresh.length > 0) this.reach(await this.checkpoints.headsIn(fresh));
  }

  private async opened(slot: number, generation: number): Promise<SlotPartitions> {
    const { subscribers, permits, projector, runtime } = this;
    const bindings = runtime.catalogue.async;
    const reached = await this.checkpoints.inSlot(slot);
    const fence = () => {
      const found = this.leases.fence(slot);
      return found?.generation === generation ? found : undefined;
    };
    const shared = { generation, subscribers, bindings, projector, permits };
    return new SlotPartitions({ ...shared, reached, fence });
  }

  /** Passes on an event, in order within its division. */
  private published(recorded: Recorded): void {
    const { division } = recorded;
    if (!this.slotOf.has(division)) this.findSlot(division).push(recorded);
    else for (const partition of this.partitionsOf(division)) partition.next(recorded);
  }

  private missed(division: number, head: number): void {
    if (!this.slotOf.has(division)) this.findSlot(division);
    else for (const partition of this.partitionsOf(division)) partition.reach(head);
  }

  private partitionsOf(division: number): readonly Partition[] {
    const slot = this.slotOf.get(division);
    return slot === undefined ? [] : (this.slots.get(slot)?.of(division) ?? []);
  }

  /** Returns the list of events to deliver once the slot is known. */
  private findSlot(division: number): Recorded[] {
    const events = this.unplaced.get(division) ?? [];
    this.unplaced.set(division, events);
    this.learning ??= this.loadSlots();
    return events;
  }

  /** Queries the slots of new divisions; a division never changes its slot. */
  private async loadSlots(): Promise<void> {
    try {
      while (this.unplaced.size > 0) {
        const divisions = [...this.unplaced.keys()];
        this.reach(await this.checkpoints.headsOf(divisions));
        for (const division of divisions) this.unplaced.delete(division);
      }
    } catch (error) {
      this.unplaced.clear();
      this.logger.warn({
        message: 'slots of divisions could not be queried',
        error: String(error),
      });
    } finally {
      this.learning = undefined;
    }
  }

  private reach(heads: readonly DivisionHead[]): void {
    const published = this.fanOut.positions();
    for (const { division, slot, position } of heads) {
      this.slotOf.set(division, slot);
      // Saves each subscriber a read of the first events of a new division.
      for (const recorded of this.unplaced.get(division) ?? []) this.published(recorded);
      this.missed(division, Math.max(position, published.get(division) ?? 0));
    }
  }

  /** Wakes up stuck partitions and stores pending positions; one call at a time. */
  private checkProgress(): Promise<void> {
    for (const [division, position] of this.fanOut.positions()) this.missed(division, position);
    this.looking ??= this.store(this.partitions())
      .then(() => this.settleStalls())
      .finally(() => {
        this.looking = undefined;
      });
    return this.looking;
  }

  private async settleStalls(): Promise<void> {
    const stalled = this.partitions().flatMap((partition) => partition.stalled());
    if (stalled.length === 0) return;
    try {
      await this.onLeases(() => this.runtime.stalled.settle(stalled, this.checkpoints));
    } catch (error) {
      // Possibly an outage; the stalls are recorded at the next check.
      this.logger.warn({ message: 'stalls could not be recorded', error: String(error) });
    }
  }

  /** Stores all positions in one statement. */
  private async store(partitions: readonly Partition[]): Promise<void> {
    const unstored = partitions.flatMap((partition) => partition.unstored());
    if (unstored.length === 0) return;
    try {
      const checkpoints = unstored.map(({ checkpoint }) => checkpoint);
      const saved = await this.onLeases(() => this.checkpoints.saveAll(checkpoints));
      for (const { progress, checkpoint } of unstored)
        if (saved.has(nameOf(checkpoint))) progress.storedAt(checkpoint.position);
    } catch (error) {
      // Possibly an outage: the next owner repeats the unstored part.
      this.logger.warn({ message: 'positions could not be stored', error: String(error) });
    }
  }

  private partitions(): readonly Partition[] {
    return [...this.slots.values()].flatMap((slot) => slot.all());
  }
}
