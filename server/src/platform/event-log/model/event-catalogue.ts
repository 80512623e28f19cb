import type { DomainEvent, EventType, JsonObject } from './decider.js';
import { NameTaken, UnknownEventType } from './event-log.errors.js';
import type { ProjectionBinding } from './registry.js';
import { EventLogRegistry } from './registry.js';

/** Declarations of all features, by name. Built on first use, after all have registered. */
export class EventCatalogue {
  private types: ReadonlyMap<string, EventType<DomainEvent>> | undefined;

  constructor(private readonly registry: EventLogRegistry) {}

  /** Throws UnknownEventType. */
  type(name: string): EventType<DomainEvent> {
    this.types ??= eventTypesOf(this.registry);
    const found = this.types.get(name);
    if (found === undefined) throw new UnknownEventType(name);
    return found;
  }

  /** Upcasts stored data to the current shape. Throws UnknownEventType for an unreadable shape. */
  upcast(type: string, schemaVersion: number, data: JsonObject): JsonObject {
    const { schemaVersion: current, upcasters } = this.type(type);
    if (schemaVersion > current) throw new UnknownEventType(type, schemaVersion);
    let upcasted = data;
    for (let version = schemaVersion; version < current; version += 1) {
      const upcaster = upcasters?.[version];
      if (upcaster === undefined) throw new UnknownEventType(type, version);
      upcasted = upcaster(upcasted);
    }
    return upcasted;
  }

  /**
   * Event types whose personal fields were once written in clear, with the first version that seals
   * them.
   */
  sealedLater(): readonly { readonly type: string; readonly since: number }[] {
    return this.typeNames().flatMap((type) => {
      const since = this.type(type).personal?.sealedSince;
      return since === undefined ? [] : [{ type, since }];
    });
  }

  typeNames(): readonly string[] {
    this.types ??= eventTypesOf(this.registry);
    return [...this.types.keys()];
  }

  get inline(): readonly ProjectionBinding[] {
    return this.registry.all('inline').flat();
  }

  get async(): readonly ProjectionBinding[] {
    return this.registry.all('async').flat();
  }

  /** Throws NameTaken when two features claim one event type or one projection name. */
  check(): void {
    this.types ??= eventTypesOf(this.registry);
    refuseDoubles(
      'projection',
      [...this.inline, ...this.async].map(({ projection }) => projection.name),
    );
  }
}

function eventTypesOf(registry: EventLogRegistry): ReadonlyMap<string, EventType<DomainEvent>> {
  const declared = registry.all('eventTypes').flatMap((types) => Object.entries(types));
  refuseDoubles(
    'event type',
    declared.map(([name]) => name),
  );
  // EventTypes<…> checked each entry in its feature; a list of all unions cannot express them.
  return new Map(declared as [string, EventType<DomainEvent>][]);
}

export function refuseDoubles(what: string, names: readonly string[]): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) throw new NameTaken(what, name);
    seen.add(name);
  }
}
