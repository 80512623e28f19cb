import type { DeciderCommand } from './command-handler.js';
import type { DomainEvent } from '../model/decider.js';
import { NameTaken } from '../model/event-log.errors.js';
import type { StreamAppend } from '../event-log.js';
import type { Folded } from './folded-states.js';

/** Decisions of commands handled together, on the streams as they were read. */
export interface Decision {
  readonly answers: readonly { readonly stream: string; readonly events: readonly DomainEvent[] }[];
  /** One per stream, including those without events: their version was relied on. */
  readonly appends: readonly StreamAppend[];
}

/** Distinct streams with their deciders. Throws NameTaken if two deciders fold one stream. */
export function streamsOf(
  commands: readonly DeciderCommand[],
): ReadonlyMap<string, DeciderCommand['decider']> {
  const streams = new Map<string, DeciderCommand['decider']>();
  for (const entry of commands) {
    const stream = entry.decider.stream(entry.command);
    if ((streams.get(stream) ?? entry.decider) !== entry.decider)
      throw new NameTaken('stream', stream);
    streams.set(stream, entry.decider);
  }
  return streams;
}

export function newStreamsOf(commands: readonly DeciderCommand[]): ReadonlySet<string> {
  const first = commands.filter(({ isFirst }) => isFirst);
  return new Set(first.map(({ decider, command }) => decider.stream(command)));
}

/**
 * Decides each command on the state that the previous ones produced. Throws what a decider throws.
 */
export function decideAll(
  commands: readonly DeciderCommand[],
  read: ReadonlyMap<string, Folded>,
): Decision {
  const states = new Map([...read].map(([stream, { state }]) => [stream, state]));
  const answers = commands.map(({ decider, command }) => {
    const stream = decider.stream(command);
    const events = decider.decide(command, states.get(stream));
    states.set(stream, events.reduce(decider.evolve, states.get(stream)));
    return { stream, events };
  });
  const appends = [...read].map(([stream, { version }]) => ({
    stream,
    expectedVersion: version,
    events: answers.flatMap((answer) => (answer.stream === stream ? answer.events : [])),
  }));
  return { answers, appends };
}
