import type { DataSource } from 'typeorm';

import { SystemClock, type Clock } from '../clock.js';
import { AppendBatch } from './append/append-batch.js';
import { EventCatalogue } from './model/event-catalogue.js';
import { EventCodec } from './sealing/event-codec.js';
import { IdempotentCommands } from './commands/idempotent-commands.js';
import { LoggedCommandHandler } from './commands/logged-command-handler.js';
import { OutdatedProjections } from './projections/outdated-projections.js';
import { PostgresEventLog } from './append/postgres-event-log.js';
import { ProjectionProgress } from './projections/projection-progress.js';
import { ProjectionReplay } from './projections/projection-replay.js';
import { Projector } from './projections/projector.js';
import { appendsOf } from '../database/server-data-source.js';
import type { EventLogRegistry } from './model/registry.js';
import { StreamStates } from './commands/stream-states.js';
import { EventsInClear } from './privacy/events-in-clear.js';
import { ErasureRequests } from './sealing/erasure-requests.js';
import { ErasureHooks, SubjectErasure } from './privacy/subject-erasure.js';
import { PostgresSubjectEvents } from './privacy/subject-events.js';
import { SubjectKeys } from './sealing/subject-keys.js';
import { PostgresStalledSubscribers } from './subscriptions/stalled-work.js';
import { PostgresUnreadableEvents } from './subscriptions/unreadable-events.js';

/** Wires up the event log for Nest, the command line and tests. */
export class EventLogRuntime {
  readonly catalogue: EventCatalogue;
  readonly keys: SubjectKeys;
  readonly codec: EventCodec;
  readonly projector: Projector;
  readonly log: PostgresEventLog;
  readonly states: StreamStates;
  readonly idempotent: IdempotentCommands;
  readonly commands: LoggedCommandHandler;
  readonly progress: ProjectionProgress;
  readonly replay: ProjectionReplay;
  readonly outdated: OutdatedProjections;
  readonly inClear: EventsInClear;
  readonly stalled: PostgresStalledSubscribers;
  readonly unreadable: PostgresUnreadableEvents;
  readonly erasureHooks = new ErasureHooks();
  readonly erasure: SubjectErasure;
  readonly subjectEvents: PostgresSubjectEvents;
  readonly erasureRequests: ErasureRequests;

  /** `dataKey` is 32 bytes in base64. The registry is read on the first event. */
  constructor(
    readonly dataSource: DataSource,
    registry: EventLogRegistry,
    dataKey: string,
    clock: Clock = new SystemClock(),
  ) {
    this.catalogue = new EventCatalogue(registry);
    this.keys = new SubjectKeys(Buffer.from(dataKey, 'base64'));
    const appends = appendsOf(dataSource);
    this.codec = new EventCodec(appends, this.catalogue, this.keys);
    this.projector = new Projector(dataSource);
    const { catalogue, codec, projector, keys } = this;
    const batch = new AppendBatch(catalogue, codec, keys, projector);
    this.log = new PostgresEventLog(appends, codec, batch, clock);
    this.states = new StreamStates(this.log);
    this.idempotent = new IdempotentCommands(appends);
    this.commands = new LoggedCommandHandler(this.log, this.states, this.idempotent);
    const { states, erasureHooks } = this;
    this.progress = new ProjectionProgress(dataSource);
    this.erasureRequests = new ErasureRequests(dataSource);
    const erasures = this.erasureRequests;
    this.replay = new ProjectionReplay({ dataSource, catalogue, codec, projector, erasures });
    this.outdated = new OutdatedProjections({ dataSource, log: this.log, replay: this.replay });
    this.inClear = new EventsInClear(dataSource, catalogue, codec);
    this.stalled = new PostgresStalledSubscribers(dataSource, catalogue);
    this.unreadable = new PostgresUnreadableEvents(dataSource, this.log);
    this.subjectEvents = new PostgresSubjectEvents(dataSource, codec);
    this.erasure = new SubjectErasure({
      dataSource,
      keys,
      subjectEvents: this.subjectEvents,
      replay: this.replay,
      states,
      cache: projector.cache,
      erasureHooks,
      requests: erasures,
    });
    this.erasureHooks.register((subject) => this.idempotent.forgetSubject(subject));
  }
}
