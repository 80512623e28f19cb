import { Injectable, Logger } from '@nestjs/common';

import { EventLog } from '../event-log.js';
import { FanOutPartition } from './fan-out-partition.js';
import type { Recorded } from '../model/projection.js';
import { EventLogRegistry } from '../model/registry.js';
import { type Broadcast, deliveryKey } from '../model/subscription.js';
import { WakeUp } from './wake-up.js';

interface Listener {
  readonly publish: (recorded: Recorded) => void;
  readonly onGap: (division: number, head: number) => void;
}

interface Handling {
  readonly name: string;
  readonly handle: NonNullable<Broadcast['on'][string]>;
}

/**
 * Tells this process every event that is committed from its start on, whichever process committed
 * it: each once, and those of a division in their order, without a hole. What cannot be read is set
 * aside by name, and is a gap to who caches: what they have of that division is over (decision 0076).
 */
@Injectable()
export class FanOut {
  private readonly logger = new Logger('FanOut');
  private readonly partitions = new Map<number, FanOutPartition>();
  private readonly published = new Map<number, number>();
  private readonly listeners = new Set<Listener>();
  private readonly stops: (() => void)[] = [];
  private starting: Promise<void> | undefined;
  private readonly broadcasts = new Map<string, Handling[]>();
  private readonly stopping = new AbortController();
  private beforeStart: Recorded[] | undefined = [];

  constructor(
    private readonly log: EventLog,
    private readonly registry: EventLogRegistry,
    private readonly wakeUp: WakeUp,
  ) {}

  /** The last position told of each division; a division that is not in it has told nothing. */
  positions(): ReadonlyMap<number, number> {
    return this.published;
  }

  /** Told of every event, as registered broadcasts are of those that they handle. */
  listen(
    publish: (recorded: Recorded) => void,
    onGap: (division: number, head: number) => void = () => undefined,
  ): () => void {
    const listener = { publish, onGap };
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Resolves once everything that commits from now on will be told, and nothing older is kept; starts once. */
  start(): Promise<void> {
    this.starting ??= this.begin();
    return this.starting;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    for (const stop of this.stops) stop();
    await this.starting;
    await Promise.all(Array.from(this.partitions.values(), (partition) => partition.stop()));
  }

  /** Divisions that cannot be read at present, in words for the health page. */
  stalls(): readonly string[] {
    return Array.from(this.partitions.values()).flatMap(({ problem }) => problem ?? []);
  }

  private async begin(): Promise<void> {
    const broadcasts = this.registry.all('broadcasts').flat();
    for (const broadcast of broadcasts) this.register(broadcast);
    this.stops.push(
      this.log.subscribe((events) => this.committed(events)),
      this.wakeUp.onMoved((heads) => this.moved(heads)),
    );
    await this.wakeUp.start();
    for (const [division, head] of await this.log.heads()) this.published.set(division, head);
    const waiting = this.beforeStart ?? [];
    this.beforeStart = undefined;
    this.committed(waiting);
    await Promise.all(broadcasts.flatMap((broadcast) => broadcast.onStart?.() ?? []));
  }

  private register({ name, on }: Broadcast): void {
    for (const [type, handle] of Object.entries(on)) {
      const handlings = this.broadcasts.get(type) ?? [];
      if (handle !== undefined) handlings.push({ name, handle });
      this.broadcasts.set(type, handlings);
    }
  }

  private committed(events: readonly Recorded[]): void {
    if (this.beforeStart) this.beforeStart.push(...events);
    else for (const recorded of events) this.partition(recorded.division).offer(recorded);
  }

  private moved(heads: ReadonlyMap<number, number>): void {
    if (this.beforeStart) return;
    for (const [division, head] of heads)
      if (head > (this.published.get(division) ?? 0)) this.partition(division).reach(head);
  }

  private partition(division: number): FanOutPartition {
    const partition = this.partitions.get(division) ?? this.open(division);
    this.partitions.set(division, partition);
    return partition;
  }

  private open(division: number): FanOutPartition {
    return new FanOutPartition({
      log: this.log,
      division,
      after: this.published.get(division) ?? 0,
      publish: (recorded) => this.publish(recorded),
      skipped: (position) => {
        this.published.set(division, position);
        this.gap(division, position);
      },
      onGap: (head) => this.gap(division, head),
    });
  }

  private publish(recorded: Recorded): void {
    this.published.set(recorded.division, recorded.position);
    const { signal } = this.stopping;
    for (const { name, handle } of this.broadcasts.get(recorded.event.type) ?? [])
      this.safely(() => handle(recorded, { signal, key: deliveryKey(name, recorded) }), name);
    for (const { publish } of this.listeners) this.safely(() => publish(recorded), 'listener');
  }

  private gap(division: number, head: number): void {
    for (const broadcast of this.registry.all('broadcasts').flat())
      this.safely(() => broadcast.onGap(division), broadcast.name);
    for (const { onGap } of this.listeners) this.safely(() => onGap(division, head), 'listener');
  }

  /** One that throws has a bug, which must not cost the others their event. */
  private safely(notify: () => void, broadcast: string): void {
    try {
      notify();
    } catch (error) {
      this.logger.error({ message: 'a broadcast failed', broadcast, error });
    }
  }
}
