import { Injectable, Logger } from '@nestjs/common';

import { AsyncProjector } from './async-projector.js';
import { EventLogRuntime } from '../event-log-runtime.js';
import { Leases, renewEveryMs, slotCount } from './leases.js';
import { EventLogRegistry } from '../model/registry.js';
import { WakeUp } from './wake-up.js';
import { Checkpoints, type DivisionHead } from './checkpoints.js';
import { type WithPermit, SubscriptionPartition } from './subscription-partition.js';
import { ReactorSubscriber, type Subscriber } from './subscriber.js';

/** Partitions that work at the same time: less than half of the database's connections. */
const permitCount = 4;

interface OwnSlot {
  readonly slot: number;
  readonly generation: number;
  readonly reached: ReadonlyMap<string, number>;
  readonly partitions: Map<string, SubscriptionPartition>;
}

/**
 * Does what follows from events (reactors, async projections) in the slots that this
 * process holds: at least once, in order within a division, one process at a time.
 */
@Injectable()
export class SubscriptionRunner {
  readonly leases: Leases;
  private readonly logger = new Logger('Work');
  private readonly checkpoints: Checkpoints;
  private readonly slots = new Map<number, OwnSlot>();
  private readonly slotOf = new Map<number, number>();
  private readonly withPermit = permits(permitCount);
  private subscribers: readonly Subscriber[] = [];
  private ticking: Promise<void> | undefined;
  private giving: Promise<unknown> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private stopListening: (() => void) | undefined;

  constructor(
    private readonly runtime: EventLogRuntime,
    private readonly registry: EventLogRegistry,
    private readonly wakeUp: WakeUp,
  ) {
    this.leases = new Leases(runtime.dataSource);
    this.checkpoints = new Checkpoints(runtime.dataSource);
  }

  /** Resolves once this process has its first share of the work. */
  async start(): Promise<void> {
    const { runtime, checkpoints } = this;
    const { log, dataSource } = runtime;
    const reactors = this.registry.all('reactors').flat();
    await checkpoints.begin(reactors.map(({ name }) => name));
    this.subscribers = [
      ...reactors.map((each) => new ReactorSubscriber(each, { log, dataSource, checkpoints })),
      ...runtime.catalogue.async.map((each) => new AsyncProjector(each, runtime, checkpoints)),
    ];
    this.stopListening = this.wakeUp.onMoved((heads) => this.moved(heads));
    await this.wakeUp.start();
    await this.tick();
    this.timer = setInterval(() => void this.tick(), renewEveryMs);
    this.timer.unref();
  }

  /** Lets what is under way finish, and others have the slots. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopListening?.();
    await this.ticking;
    await Promise.all([this.giving, ...Array.from(this.slots.values(), stopped)]);
    // Where the database is away, the leases run out by themselves.
    await this.leases.leave().catch(() => undefined);
  }

  /** Who is stalled where, in words for the health page. */
  stalls(): readonly string[] {
    return Array.from(this.slots.values()).flatMap(({ partitions }) =>
      Array.from(partitions.values()).flatMap(({ problem }) => problem ?? []),
    );
  }

  /** Renews the leases and takes up, or gives back, slots; one at a time. */
  tick(): Promise<void> {
    this.ticking ??= this.share().finally(() => {
      this.ticking = undefined;
    });
    return this.ticking;
  }

  private async share(): Promise<void> {
    try {
      const surplus = await this.leases.renew();
      this.giving = Promise.all([this.giving, this.giveBack(surplus)]);
      await this.settle();
    } catch (error) {
      // Leases run out by themselves while the database is away; the next tick begins anew.
      this.logger.warn({ message: 'leases could not be renewed', error: String(error) });
    }
  }

  private async giveBack(surplus: readonly number[]): Promise<void> {
    if (surplus.length === 0) return;
    const leaving = surplus.flatMap((slot) => this.slots.get(slot) ?? []);
    for (const slot of surplus) this.slots.delete(slot);
    await Promise.all(leaving.map(stopped));
    // Where the database is away, the leases run out by themselves.
    await this.leases.release(surplus).catch(() => undefined);
  }

  /** Partitions are as old as the lease they work under: a new generation reads its positions anew. */
  private async settle(): Promise<void> {
    const fresh: number[] = [];
    for (const slot of this.leases.slots()) {
      const generation = this.leases.fence(slot)?.generation;
      const own = this.slots.get(slot);
      if (generation === undefined || own?.generation === generation) continue;
      if (own) await stopped(own);
      const reached = await this.checkpoints.inSlot(slot);
      this.slots.set(slot, { slot, generation, reached, partitions: new Map() });
      fresh.push(slot);
    }
    if (fresh.length > 0) this.wakeAll(await this.checkpoints.headsIn(fresh));
  }

  private moved(heads: ReadonlyMap<number, number>): void {
    const known: DivisionHead[] = [];
    let isNew = false;
    for (const [division, position] of heads) {
      const slot = this.slotOf.get(division);
      if (slot === undefined) isNew = true;
      else known.push({ division, slot, position });
    }
    this.wakeAll(known);
    if (isNew) void this.learn();
  }

  /** The database says which slot a division is in; once known it stays so. */
  private async learn(): Promise<void> {
    try {
      this.wakeAll(await this.checkpoints.headsIn(allSlots));
    } catch (error) {
      this.logger.warn({ message: 'divisions could not be looked up', error: String(error) });
    }
  }

  private wakeAll(heads: readonly DivisionHead[]): void {
    for (const { division, slot, position } of heads) {
      this.slotOf.set(division, slot);
      const own = this.slots.get(slot);
      if (!own) continue;
      for (const subscriber of this.subscribers)
        this.partitionOf(own, subscriber, division).reach(position);
    }
  }

  private partitionOf(
    own: OwnSlot,
    subscriber: Subscriber,
    division: number,
  ): SubscriptionPartition {
    const key = `${division}/${subscriber.name}`;
    const known = own.partitions.get(key);
    if (known) return known;
    const partition = new SubscriptionPartition({
      subscriber,
      division,
      after: own.reached.get(key) ?? 0,
      fence: () => {
        const fence = this.leases.fence(own.slot);
        return fence?.generation === own.generation ? fence : undefined;
      },
      withPermit: this.withPermit,
    });
    own.partitions.set(key, partition);
    return partition;
  }
}

const allSlots: readonly number[] = Array.from({ length: slotCount }, (_, slot) => slot);

async function stopped({ partitions }: OwnSlot): Promise<void> {
  await Promise.all(Array.from(partitions.values(), (partition) => partition.stop()));
}

/** At most so many at a time; who comes later waits. */
function permits(most: number): WithPermit {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
