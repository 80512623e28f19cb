import { withCorrelation } from '../../tracing/correlation.js';
import { inSpan, type SpanStart } from '../../tracing/tracing.js';
import type { EventLogRuntime } from '../event-log-runtime.js';
import type { Recorded } from '../model/projection.js';
import { deliveryKey, type Reactor } from '../model/subscription.js';
import { nextReadableEvents } from './readable-events.js';
import type { Subscriber } from './subscriber.js';

/** Events per read. */
const batchSize = 200;

/** Runs a reactor event by event: at least once, since the process may end in between. */
export class ReactorSubscriber implements Subscriber {
  readonly name: string;
  readonly handles: ReadonlySet<string>;
  private readonly handlers: ReadonlyMap<string, Reactor['on'][string]>;

  constructor(
    { name, on }: Reactor,
    private readonly runtime: Pick<EventLogRuntime, 'log' | 'catalogue'>,
  ) {
    this.name = name;
    this.handlers = new Map(Object.entries(on));
    this.handles = new Set(this.handlers.keys());
  }

  /** Includes unknown event types: a newer process may have a handler for them. */
  read(division: number, after: number): Promise<readonly Recorded[]> {
    const { log, catalogue } = this.runtime;
    const without = catalogue.typeNames().filter((type) => !this.handles.has(type));
    return nextReadableEvents(log, { division, after, limit: batchSize, without });
  }

  async handle(recorded: Recorded, signal: AbortSignal): Promise<void> {
    const handle = this.handlers.get(recorded.event.type);
    const delivery = { signal, key: deliveryKey(this.name, recorded) };
    if (handle === undefined) return;
    const { division, position } = recorded;
    const span = (): SpanStart => ({
      ...{ name: `react ${this.name}`, kind: 'consumer', isFirst: true },
      attributes: { 'selvedge.division': division, 'selvedge.position': position },
    });
    await withCorrelation(recorded.correlationId, () =>
      inSpan(span, async () => handle(recorded, delivery)),
    );
  }
}
