import type { DeciderCommand } from './command-handler.js';
import { eventsAtOnce, type EventLog } from '../event-log.js';
import { FoldedStates, type Folded } from './folded-states.js';
import type { Recorded } from '../model/projection.js';

const cachedStates = 10_000;

/** Streams of a command, each with the decider that folds it. */
export type Streams = ReadonlyMap<string, DeciderCommand['decider']>;
export type FoldedStreams = ReadonlyMap<string, Folded>;

/** Folded streams, cached where possible. */
export class StreamStates {
  private readonly cached = new FoldedStates(cachedStates);

  constructor(private readonly log: Pick<EventLog, 'readStream'>) {}

  /**
   * Returns the cached state, or the initial one for `started` streams. Both may be outdated;
   * `isFresh` is true if all were read from the log.
   */
  async read(
    division: number,
    streams: Streams,
    started: ReadonlySet<string>,
  ): Promise<{ readonly folded: FoldedStreams; readonly isFresh: boolean }> {
    const cached = [...streams].flatMap(([stream, decider]) => {
      const folded = this.cached.get(streamKey(division, stream));
      if (folded?.decider === decider) return [[stream, folded] as const];
      return started.has(stream) ? [[stream, beginningOf(decider)] as const] : [];
    });
    const folded = new Map(cached);
    const unknown = new Map([...streams].filter(([stream]) => !folded.has(stream)));
    for (const [stream, found] of await this.catchUp(division, unknown)) folded.set(stream, found);
    return { folded, isFresh: cached.length === 0 };
  }

  /** Folds the events since the cached version, or all of them. */
  async catchUp(division: number, streams: Streams): Promise<FoldedStreams> {
    const folded = new Map<string, Folded>();
    for (const [stream, decider] of streams) {
      const cached = this.cached.get(streamKey(division, stream));
      const from = cached?.decider === decider ? cached : beginningOf(decider);
      folded.set(stream, await this.newest(division, stream, from));
    }
    return folded;
  }

  /** Folds a long stream in chunks, so that the progress survives a timeout. */
  private async newest(division: number, stream: string, from: Folded): Promise<Folded> {
    let folded = from;
    for (let read = eventsAtOnce; read === eventsAtOnce;) {
      const events = await this.log.readStream(division, stream, folded.version, eventsAtOnce);
      folded = this.advance(division, stream, folded, events);
      read = events.length;
    }
    return folded;
  }

  /** Folds further events of a stream into its state, and caches it. */
  advance(
    division: number,
    stream: string,
    { decider, version, state }: Folded,
    events: readonly Recorded[],
  ): Folded {
    const folded = {
      decider,
      version: events.at(-1)?.version ?? version,
      state: events.reduce((before, { event }) => decider.evolve(before, event), state),
    };
    this.cached.set(streamKey(division, stream), folded);
    return folded;
  }

  evict(division: number, streams: readonly string[]): void {
    this.cached.evict(streams.map((stream) => streamKey(division, stream)));
  }
}

function beginningOf(decider: DeciderCommand['decider']): Folded {
  return { decider, version: 0, state: decider.initial };
}

export function streamKey(division: number, stream: string): string {
  return `${String(division)}/${stream}`;
}
