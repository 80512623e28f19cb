import { setTimeout as wait } from 'node:timers/promises';

import { KeyedQueue } from '../../concurrency/keyed-queue.js';
import {
  commandFor,
  CommandHandler,
  type DeciderCommand,
  type CommandContext,
  type Handled,
  type IdempotencyKey,
} from './command-handler.js';
import type { Decider, DomainEvent, JsonObject } from '../model/decider.js';
import { decideAll, newStreamsOf, streamsOf, type Decision } from './decision.js';
import { StreamHasMoved, VersionConflict } from '../model/event-log.errors.js';
import type { Append, EventLog } from '../event-log.js';
import type { Folded } from './folded-states.js';
import type { IdempotentCommands, Once } from './idempotent-commands.js';
import type { Recorded } from '../model/projection.js';
import { streamKey, type FoldedStreams, type StreamStates, type Streams } from './stream-states.js';

/** Retries after another process appended first. */
const retries = 8;
/** Tries before the division is locked. */
const freeTries = 3;
const firstPauseMs = 2;

type Results = readonly Handled<unknown, DomainEvent>[];
type Request = Pick<Append, 'context' | 'idempotency'> & {
  readonly commands: readonly DeciderCommand[];
  readonly streams: Streams;
};

/**
 * Handles commands on the event log. Commands of one stream run one after the other within this
 * process.
 */
export class LoggedCommandHandler extends CommandHandler {
  private readonly queue = new KeyedQueue();

  constructor(
    private readonly log: EventLog,
    private readonly states: StreamStates,
    private readonly idempotent: IdempotentCommands,
  ) {
    super();
  }

  async handle<State, Command, Event extends DomainEvent>(
    context: CommandContext,
    decider: Decider<State, Command, Event>,
    command: Command,
  ): Promise<Handled<State, Event>> {
    const [handled] = await this.perform(context, [commandFor(decider, command)]);
    // One command gives one result, in the types of its own decider.
    return handled as Handled<State, Event>;
  }

  handleTogether(context: CommandContext, commands: readonly DeciderCommand[]): Promise<Results> {
    return this.perform(context, commands);
  }

  once<Result extends JsonObject>(
    context: CommandContext,
    key: IdempotencyKey,
    prepare: () => Promise<{
      readonly commands: readonly DeciderCommand[];
      readonly result: Result;
    }>,
  ): Promise<Once<Result>> {
    return this.idempotent.once(context.division, key, async () => {
      const { commands, result } = await prepare();
      await this.perform(context, commands, { key, result });
      return result;
    });
  }

  forgetOnce(division: number, operation: string, result: JsonObject): Promise<void> {
    return this.idempotent.forgetResult(division, operation, result);
  }

  private async perform(
    context: CommandContext,
    commands: readonly DeciderCommand[],
    idempotency?: Append['idempotency'],
  ): Promise<Results> {
    const streams = streamsOf(commands);
    const keys = [...streams.keys()].map((stream) => streamKey(context.division, stream));
    const request = { context, commands, streams, ...(idempotency && { idempotency }) };
    return this.queue.run(keys, () => this.retrying(request));
  }

  private async retrying(request: Request): Promise<Results> {
    const { context, streams } = request;
    for (let overtaken = 0; overtaken <= retries; overtaken += 1) {
      if (overtaken > 1) await wait(Math.random() * firstPauseMs * 2 ** overtaken);
      try {
        return await this.attempt(request, overtaken >= freeTries);
      } catch (thrown) {
        if (!(thrown instanceof VersionConflict)) throw thrown;
        this.states.evict(context.division, thrown.vanished);
        await this.states.catchUp(context.division, streams);
      }
    }
    throw new StreamHasMoved();
  }

  private async attempt(request: Request, isHolding: boolean): Promise<Results> {
    const { context } = request;
    const appended = isHolding ? await this.appendHolding(request) : await this.append(request);
    const position = appended.recorded.at(-1)?.position ?? (await this.log.head(context.division));
    return this.results(context.division, appended, position);
  }

  private async append(request: Request): Promise<Appended> {
    const decided = await this.decided(request);
    const isNothing = !changes(decided.decision) && request.idempotency === undefined;
    const recorded = isNothing ? [] : await this.log.append(appendOf(request, decided));
    return { ...decided, recorded };
  }

  /** Reads and appends under the head lock, so no other process can append in between. */
  private async appendHolding(request: Request): Promise<Appended> {
    const { division } = request.context;
    let decided: Decided | undefined;
    const recorded = await this.log.appendHolding(division, async () => {
      await this.states.catchUp(division, request.streams);
      decided = await this.decided(request);
      return appendOf(request, decided);
    });
    if (decided === undefined) throw new Error('The log appended without a decision.');
    return { ...decided, recorded };
  }

  /**
   * A successful append proves that the state was current. A refusal or "nothing to do" based on a
   * cached state is decided again after catching up.
   */
  private async decided(request: Request): Promise<Decided> {
    const { commands, context, streams } = request;
    const { folded, isFresh } = await this.states.read(
      context.division,
      streams,
      newStreamsOf(commands),
    );
    const first = attemptOf(() => decideAll(commands, folded));
    if ('decision' in first && (isFresh || changes(first.decision))) {
      return { decision: first.decision, folded };
    }
    if ('refusal' in first && isFresh) throw first.refusal;
    const newest = await this.states.catchUp(context.division, streams);
    return { decision: decideAll(commands, newest), folded: newest };
  }

  private results(
    division: number,
    { decision, folded, recorded }: Appended,
    position: number,
  ): Results {
    const eventsOf = (stream: string) => recorded.filter((event) => event.stream === stream);
    const after = new Map<string, Folded>();
    const unclaimed = new Map<string, Recorded[]>();
    for (const [stream, before] of folded) {
      const events = eventsOf(stream);
      after.set(stream, this.states.advance(division, stream, before, events));
      unclaimed.set(stream, events);
    }
    return decision.answers.map(({ stream, events: { length } }) => ({
      state: after.get(stream)?.state,
      version: after.get(stream)?.version ?? 0,
      events: unclaimed.get(stream)?.splice(0, length) ?? [],
      position,
    }));
  }
}

interface Decided {
  readonly decision: Decision;
  readonly folded: FoldedStreams;
}

interface Appended extends Decided {
  readonly recorded: readonly Recorded[];
}

function appendOf({ context, idempotency }: Request, { decision }: Decided): Append {
  return { context, streams: decision.appends, ...(idempotency && { idempotency }) };
}

type First = { readonly decision: Decision } | { readonly refusal: unknown };

/** Holds back a refusal until the state is known to be current. */
function attemptOf(decide: () => Decision): First {
  try {
    return { decision: decide() };
  } catch (refusal) {
    return { refusal };
  }
}

function changes({ appends }: Decision): boolean {
  return appends.some(({ events }) => events.length > 0);
}
