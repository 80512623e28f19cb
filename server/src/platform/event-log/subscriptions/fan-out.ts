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
 * Publishes every event committed from its start on to this process, whichever process committed
 * it: once each, gapless and in order within a division. An unreadable event becomes a dead letter
 * and a gap, which invalidates caches of that division (decision 0076).
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

  /** Last published position per division; divisions without a publication are missing. */
  positions(): ReadonlyMap<number, number> {
    return this.published;
  }

  /**
   * Subscribes to every event, not only to types with a handler; returns an unsubscribe function.
   */
  listen(
    publish: (recorded: Recorded) => void,
    onGap: (division: number, head: number) => void = () => undefined,
  ): () => void {
    const listener = { publish, onGap };
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Resolves once every later commit will be published. Further calls return the same promise. */
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

  /** Divisions that cannot be read at present, for the health page. */
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

  /** Isolates listeners: an error in one must not cost the others their event. */
  private safely(notify: () => void, broadcast: string): void {
    try {
      notify();
    } catch (error) {
      this.logger.error({ message: 'a broadcast failed', broadcast, error });
    }
  }
}
