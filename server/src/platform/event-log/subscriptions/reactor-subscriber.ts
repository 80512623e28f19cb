import { withCorrelation } from '../../correlation.js';
import type { EventLogRuntime } from '../event-log-runtime.js';
import { deliveryKey, type Reactor } from '../model/subscription.js';
import type { Checkpoints } from './checkpoints.js';
import { LeaseLost } from './leases.js';
import { nextReadableEvents } from './readable-events.js';
import type { Subscriber, SubscriptionBatch } from './subscriber.js';

/** Events read at once. */
const batchSize = 200;

/** Lets a reactor react to one event after the other: at least once, since it may end in between. */
export class ReactorSubscriber implements Subscriber {
  readonly name: string;
  readonly handles: ReadonlySet<string>;
  private readonly handlers: ReadonlyMap<string, Reactor['on'][string]>;

  constructor(
    { name, on }: Reactor,
    private readonly runtime: Pick<EventLogRuntime, 'log' | 'catalogue' | 'dataSource'>,
    private readonly checkpoints: Checkpoints,
  ) {
    this.name = name;
    this.handlers = new Map(Object.entries(on));
    this.handles = new Set(this.handlers.keys());
  }

  /** An event of an unknown type is read as well: whoever knows it may have a handler for it. */
  async advance(batch: SubscriptionBatch): Promise<void> {
    const { division, after, head } = batch;
    const { log, catalogue } = this.runtime;
    const unhandled = catalogue.typeNames().filter((type) => !this.handles.has(type));
    const span = { division, after, limit: batchSize, without: unhandled };
    const events = await nextReadableEvents(log, span);
    if (events.length === 0) batch.passed(head);
    for (const recorded of events) {
      if (!batch.goesOn()) return;
      const handle = this.handlers.get(recorded.event.type);
      const delivery = { signal: batch.signal, key: deliveryKey(this.name, recorded) };
      await withCorrelation(recorded.correlationId, () => handle?.(recorded, delivery));
      await this.record(batch, recorded.position);
    }
  }

  private async record(batch: SubscriptionBatch, position: number): Promise<void> {
    const proof = batch.fence();
    if (!proof) throw new LeaseLost();
    const { division } = batch;
    const { manager } = this.runtime.dataSource;
    await this.checkpoints.save(manager, { subscriber: this.name, division, position }, proof);
    batch.recorded(position);
  }
}
