import type { DomainEvent, EventTypes } from './decider.js';
import type { Projection, Recorded } from './projection.js';

/** Ties a pure projection to the TypeORM entity whose table holds its rows. */
export interface ProjectionBinding {
  readonly projection: Projection<object, DomainEvent>;
  readonly entity: new () => object;
}

export function project<Row extends object, Event extends DomainEvent>(
  projection: Projection<Row, Event>,
  entity: new () => Row,
): ProjectionBinding {
  // The pair was checked above; the list it goes into cannot name each pair's own types.
  return { projection: projection as unknown as ProjectionBinding['projection'], entity };
}

/** Work that an event leads to: at least once, in order within a division, by one process at a time. */
export interface WorkReactor {
  readonly name: string;
  readonly reads: readonly string[];
  /** Must be idempotent by (name, division, position). */
  react(recorded: Recorded): Promise<void>;
}

/** Told of every committed event in every process, from now on, at most once. For screens and caches. */
export interface FanOutReactor {
  readonly name: string;
  readonly reads: readonly string[];
  tell(recorded: Recorded): void;
}

export interface FeatureEvents {
  readonly eventTypes?: EventTypes<DomainEvent> | Readonly<Record<string, unknown>>;
  /** Written in the append's own transaction: what a person reads right after writing. */
  readonly inline?: readonly ProjectionBinding[];
  /** Caught up after the commit: search, counters, analytics. */
  readonly async?: readonly ProjectionBinding[];
  readonly work?: readonly WorkReactor[];
  readonly fanOut?: readonly FanOutReactor[];
}

/** What every feature told the log at start. A feature's module registers once, in its constructor. */
export class EventLogRegistry {
  private readonly features: FeatureEvents[] = [];

  register(feature: FeatureEvents): void {
    this.features.push(feature);
  }

  all<Part extends keyof FeatureEvents>(part: Part): readonly NonNullable<FeatureEvents[Part]>[] {
    return this.features.flatMap((feature) => {
      const found = feature[part];
      return found === undefined ? [] : [found];
    });
  }
}
