import type { Decider, DomainEvent } from '../model/decider.js';
import {
  asProjection,
  type AsyncProjection,
  type Projection,
  type Recorded,
} from '../model/projection.js';
import { deliveryKey, type Handlers } from '../model/subscription.js';
import { foldRows, touchedRows, type FoldedRows } from '../projections/row-fold.js';

interface Outcome<Event extends DomainEvent> {
  thenEvents: (...events: readonly Event[]) => void;
  /** Expects exactly this error class and message. */
  thenThrows: (refusal: Error) => void;
  thenNothing: () => void;
}

interface Scenario<Command, Event extends DomainEvent> {
  given: (...history: readonly Event[]) => { when: (command: Command) => Outcome<Event> };
}

/** Builds given-when-then scenarios, so that a decider's spec reads as its specification. */
export function scenarioFor<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
): Scenario<Command, Event> {
  const attempt = (history: readonly Event[], command: Command) => () =>
    decider.decide(command, stateAfter(decider, history));
  return {
    given: (...history) => ({ when: (command) => outcomeOf(attempt(history, command)) }),
  };
}

function outcomeOf<Event extends DomainEvent>(decide: () => readonly Event[]): Outcome<Event> {
  return {
    thenEvents: (...events) => {
      expect(decide()).toEqual(events);
    },
    thenNothing: () => {
      expect(decide()).toEqual([]);
    },
    thenThrows: (refusal) => {
      const thrown = thrownBy(decide);
      expect(thrown).toBeInstanceOf(refusal.constructor);
      expect(thrown).toHaveProperty('message', refusal.message);
      expect(thrown).toEqual(expect.objectContaining({ ...refusal }));
    },
  };
}

function thrownBy(decide: () => unknown): unknown {
  try {
    decide();
  } catch (thrown) {
    return thrown;
  }
  throw new Error('The command was expected to be refused, and was not.');
}

/** State after a history. */
export function stateAfter<State, Command, Event extends DomainEvent>(
  { initial, evolve }: Decider<State, Command, Event>,
  history: readonly Event[],
): State {
  return history.reduce(evolve, initial);
}

/** Applies commands to a history, skipping refused ones; returns the whole history. */
export function walk<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  history: readonly Event[],
  commands: readonly Command[],
): readonly Event[] {
  const events = [...history];
  for (const command of commands) events.push(...acceptedBy(decider, events, command));
  return events;
}

function acceptedBy<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  history: readonly Event[],
  command: Command,
): readonly Event[] {
  const state = stateAfter(decider, history);
  try {
    return decider.decide(command, state);
  } catch {
    return [];
  }
}

/**
 * Events as the log would store them: positions and versions from 1, one second apart. `common`
 * overrides other fields of all events.
 */
export function recorded<Event extends DomainEvent>(
  events: readonly Event[],
  common: Partial<Omit<Recorded, 'event' | 'position' | 'version'>> = {},
): readonly Recorded<Event>[] {
  return events.map((event, index) => ({
    division: 1,
    stream: 'test-1',
    eventId: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    actor: 'visitor',
    correlationId: 'test',
    causationId: null,
    occurredAt: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString(),
    ...common,
    position: index + 1,
    version: index + 1,
    event,
  }));
}

/** Rows that a projection makes of events, in the order of their first appearance. */
export function rowsOf<Row extends object, Event extends DomainEvent>(
  given: Projection<Row, Event> | AsyncProjection<Row, Event>,
  events: readonly Recorded[],
): readonly Row[] {
  const projection = 'on' in given ? asProjection(given) : given;
  const rows: FoldedRows<Row> = new Map();
  foldRows(projection, rows, touchedRows(projection, events));
  return [...rows.values()].flatMap(({ row }) => (row === undefined ? [] : [row]));
}

/** Delivers an event to a reactor or broadcast, as the log does; undefined without a handler. */
export function deliver<Result>(
  { name, on }: { readonly name: string; readonly on: Handlers<DomainEvent, Result> },
  event: Recorded,
): Result | undefined {
  const delivery = { signal: new AbortController().signal, key: deliveryKey(name, event) };
  return on[event.event.type]?.(event, delivery);
}
