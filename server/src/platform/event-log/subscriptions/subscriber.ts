import type { DataSource } from 'typeorm';

import { withCorrelation } from '../../correlation.js';
import type { EventLog } from '../event-log.js';
import { nextReadableEvents } from './readable-events.js';
import { type Fence, LeaseLost } from './leases.js';
import { deliveryKey, type Reactor } from '../model/subscription.js';
import type { Checkpoints } from './checkpoints.js';

/** Events read at once. */
const batchSize = 200;

/** What has to be done in one division, and the proof that it is ours to do. */
export interface SubscriptionBatch {
  readonly division: number;
  /** The position that was reached so far. */
  readonly after: number;
  /** The division's head. */
  readonly head: number;
  /** Undefined as soon as the slot is not ours any more: nothing can be recorded. */
  readonly fence: () => Fence | undefined;
  /** False when the slot is to be given back: what is under way is recorded, nothing more begins. */
  readonly goesOn: () => boolean;
  /** Aborted as soon as nothing more begins. */
  readonly signal: AbortSignal;
}

/** Somebody who follows the log and remembers how far. */
export interface Subscriber {
  readonly name: string;
  /** Works on for a while. Calls `reached` with every position that is recorded. */
  advance(batch: SubscriptionBatch, reached: (position: number) => void): Promise<void>;
}

/** Lets a reactor react to one event after the other: at least once, since it may end in between. */
export class ReactorSubscriber implements Subscriber {
  readonly name: string;
  private readonly handlers: ReadonlyMap<string, Reactor['on'][string]>;

  constructor(
    reactor: Reactor,
    private readonly runtime: {
      readonly log: EventLog;
      readonly dataSource: DataSource;
      readonly checkpoints: Checkpoints;
    },
  ) {
    this.name = reactor.name;
    this.handlers = new Map(Object.entries(reactor.on));
  }

  async advance(batch: SubscriptionBatch, reached: (position: number) => void): Promise<void> {
    const { division, after } = batch;
    const events = await nextReadableEvents(this.runtime.log, division, after, batchSize);
    const last = events.at(-1);
    for (const recorded of events) {
      const handle = this.handlers.get(recorded.event.type);
      if (handle === undefined) continue;
      if (!batch.goesOn()) return;
      const delivery = { signal: batch.signal, key: deliveryKey(this.name, recorded) };
      await withCorrelation(recorded.correlationId, () => handle(recorded, delivery));
      await this.record(batch, recorded.position, reached);
    }
    if (last && !this.handlers.has(last.event.type))
      await this.record(batch, last.position, reached);
  }

  private async record(
    { division, fence }: SubscriptionBatch,
    position: number,
    reached: (position: number) => void,
  ): Promise<void> {
    const proof = fence();
    if (!proof) throw new LeaseLost();
    const { checkpoints, dataSource } = this.runtime;
    await checkpoints.save(
      dataSource.manager,
      { subscriber: this.name, division, position },
      proof,
    );
    reached(position);
  }
}
