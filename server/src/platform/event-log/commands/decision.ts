import type { DeciderCommand } from './command-handler.js';
import type { DomainEvent } from '../model/decider.js';
import { NameTaken } from '../model/event-log.errors.js';
import type { StreamAppend } from '../event-log.js';
import type { Folded } from './folded-states.js';

/** What commands given together come to, decided upon the streams as they were read. */
export interface Decision {
  /** The events of each command, in their order. */
  readonly answers: readonly { readonly stream: string; readonly events: readonly DomainEvent[] }[];
  /** One a stream, also those that get no events: their version was relied on. */
  readonly appends: readonly StreamAppend[];
}

/** Each stream once, with its decider. Throws NameTaken when two deciders fold one stream. */
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

/** Those that nobody had before. */
export function newStreamsOf(commands: readonly DeciderCommand[]): ReadonlySet<string> {
  const first = commands.filter(({ isFirst }) => isFirst);
  return new Set(first.map(({ decider, command }) => decider.stream(command)));
}

/** Decides each command upon what those before it led to. Throws what a decider throws. */
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
