import type { DomainEvent, EventTypes } from './decider.js';
import { asProjection, type AsyncProjection, type Projection } from './projection.js';
import type { Broadcast, Reactor } from './subscription.js';
import type { TagTable } from './tag-table.js';

/** Binds a pure projection to the TypeORM entity of its table. */
export interface ProjectionBinding {
  readonly projection: Projection<object, DomainEvent>;
  readonly entity: new () => object;
  /** Whether it receives personal fields; without them its rows cannot identify a person. */
  readonly foldsPersonal: boolean;
}

export function project<Row extends object, Event extends DomainEvent>(
  projection: Projection<Row, Event>,
  entity: new () => Row,
): ProjectionBinding {
  // The signature checked the pair; a list of pairs cannot express each pair's types.
  const given = projection as unknown as ProjectionBinding['projection'];
  return { projection: given, entity, foldsPersonal: true };
}

export function projectAsync<Row extends object, Event extends DomainEvent>(
  projection: AsyncProjection<Row, Event>,
  entity: new () => Row,
): ProjectionBinding {
  const { foldsPersonal = false } = projection;
  return { ...project(asProjection(projection), entity), foldsPersonal };
}

export interface FeatureEvents {
  readonly eventTypes?: EventTypes<DomainEvent> | Readonly<Record<string, unknown>>;
  /** Written in the append's transaction, so that writers read their own writes. */
  readonly inline?: readonly ProjectionBinding[];
  /** Updated after the commit: search, counters, analytics. */
  readonly async?: readonly ProjectionBinding[];
  readonly reactors?: readonly Reactor[];
  readonly broadcasts?: readonly Broadcast[];
  readonly tags?: readonly TagTable[];
}

/** Declarations of all features. Each feature's module registers once, in its constructor. */
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
