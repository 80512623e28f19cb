import { Injectable, Logger } from '@nestjs/common';

import { EventLog } from '../event-log.js';
import { FanOutPartition } from './fan-out-partition.js';
import type { Recorded } from '../model/projection.js';
import { EventLogRegistry, type FanOutReactor } from '../model/registry.js';
import { WakeUp } from './wake-up.js';

/**
 * Tells this process every event that is committed from its start on, whichever process committed
 * it: each once, and those of a division in their order, without a hole.
 */
@Injectable()
export class FanOut {
  private readonly logger = new Logger('FanOut');
  private readonly partitions = new Map<number, FanOutPartition>();
  private readonly published = new Map<number, number>();
  private readonly listeners = new Set<(recorded: Recorded) => void>();
  private readonly stops: (() => void)[] = [];
  private starting: Promise<void> | undefined;
  private reactors: readonly FanOutReactor[] = [];
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

  /** Like a registered reactor, for those that come and go. */
  listen(listener: (recorded: Recorded) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Resolves once everything that commits from now on will be told; starts once. */
  start(): Promise<void> {
    this.starting ??= this.begin();
    return this.starting;
  }

  async stop(): Promise<void> {
    for (const stop of this.stops) stop();
    await this.starting;
    await Promise.all(Array.from(this.partitions.values(), (partition) => partition.stop()));
  }

  /** Divisions that cannot be read at present, in words for the health page. */
  stalls(): readonly string[] {
    return Array.from(this.partitions.values()).flatMap(({ problem }) => problem ?? []);
  }

  private async begin(): Promise<void> {
    this.reactors = this.registry.all('fanOut').flat();
    this.stops.push(
      this.log.subscribe((events) => this.committed(events)),
      this.wakeUp.onMoved((heads) => this.moved(heads)),
    );
    await this.wakeUp.start();
    for (const [division, head] of await this.log.heads()) this.published.set(division, head);
    const waiting = this.beforeStart ?? [];
    this.beforeStart = undefined;
    this.committed(waiting);
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
    return new FanOutPartition(this.log, division, this.published.get(division) ?? 0, (recorded) =>
      this.publish(recorded),
    );
  }

  private publish(recorded: Recorded): void {
    this.published.set(recorded.division, recorded.position);
    for (const reactor of this.reactors)
      if (reactor.reads.includes(recorded.event.type))
        this.safely(() => reactor.tell(recorded), reactor.name);
    for (const listener of this.listeners) this.safely(() => listener(recorded), 'listener');
  }

  /** One that throws has a bug, which must not cost the others their event. */
  private safely(notify: () => void, reactor: string): void {
    try {
      notify();
    } catch (error) {
      this.logger.error({ message: 'a fan-out reactor threw', reactor, error });
    }
  }
}
