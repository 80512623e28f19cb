import {
  Global,
  Logger,
  Module,
  type FactoryProvider,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../clock.js';
import { Config } from '../config/config.js';
import { IntervalTask } from '../concurrency/interval-task.js';
import { CommandHandler } from './commands/command-handler.js';
import { EventLog } from './event-log.js';
import { EventLogRuntime } from './event-log-runtime.js';
import { IdempotentCommands } from './commands/idempotent-commands.js';
import { ProjectionProgress } from './projections/projection-progress.js';
import { Projector } from './projections/projector.js';
import { EventLogRegistry } from './model/registry.js';
import { ErasedSubjects } from './privacy/erased-subjects.js';
import { ErasureHooks, SubjectErasure } from './privacy/subject-erasure.js';
import { SubjectEvents } from './model/subject-events.js';
import { SubjectKeys } from './sealing/subject-keys.js';
import { StalledSubscribers } from './model/stalled.js';
import { UnreadableEvents } from './model/dead-letter.js';

const runtime: FactoryProvider<EventLogRuntime> = {
  provide: EventLogRuntime,
  inject: [DataSource, EventLogRegistry, Config, Clock],
  useFactory: (
    dataSource: DataSource,
    registry: EventLogRegistry,
    { DATA_DIR, DATA_KEY }: Config,
    clock: Clock,
  ) => {
    const put = new EventLogRuntime(dataSource, registry, DATA_KEY, clock);
    const erased = ErasedSubjects.in(DATA_DIR);
    put.erasureHooks.registerFirst((subject) => erased.add({ at: clock.now(), subject }));
    return put;
  },
};

function port<Port>(
  provide: FactoryProvider<Port>['provide'],
  useFactory: (runtime: EventLogRuntime) => Port,
): FactoryProvider<Port> {
  return { provide, inject: [EventLogRuntime], useFactory };
}

const ports = [
  port(EventLog, ({ log }) => log),
  port(CommandHandler, ({ commands }) => commands),
  port(Projector, ({ projector }) => projector),
  port(ProjectionProgress, ({ progress }) => progress),
  port(SubjectKeys, ({ keys }) => keys),
  port(ErasureHooks, ({ erasureHooks }) => erasureHooks),
  port(SubjectErasure, ({ erasure }) => erasure),
  port(SubjectEvents, ({ subjectEvents }) => subjectEvents),
  port(StalledSubscribers, ({ stalled }) => stalled),
  port(UnreadableEvents, ({ unreadable }) => unreadable),
  port(IdempotentCommands, ({ idempotent }) => idempotent),
];

/** Interval of the clean-up of expired records. */
const forgetEveryMs = 24 * 3_600_000;
/**
 * Interval of the check for interrupted erasures and for dead letters that have become readable.
 */
const goOnEveryMs = 60_000;

/**
 * Provides the event log to every module. Features register with EventLogRegistry in their
 * constructors.
 */
@Global()
@Module({
  providers: [EventLogRegistry, runtime, ...ports],
  exports: [EventLogRegistry, EventLogRuntime, ...ports],
})
export class EventLogModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('EventLog');
  private readonly rounds = [
    new IntervalTask(forgetEveryMs, () => this.forgetOld()),
    new IntervalTask(goOnEveryMs, () => this.runtime.erasure.goOn()),
    new IntervalTask(goOnEveryMs, () => this.runtime.unreadable.retrySome()),
  ];

  constructor(private readonly runtime: EventLogRuntime) {}

  /**
   * Fails the start if two features claim one name. First seals events written in clear and
   * rebuilds outdated read models.
   */
  async onApplicationBootstrap(): Promise<void> {
    this.runtime.catalogue.check();
    await this.runtime.inClear.seal();
    await this.runtime.outdated.rebuild();
    for (const round of this.rounds) round.start();
  }

  /** Writes all pending appends before the connections close. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all(this.rounds.map((round) => round.stop()));
    await this.runtime.log.drained();
  }

  private async forgetOld(): Promise<void> {
    const forgotten = await this.runtime.idempotent.forgetOld();
    if (forgotten > 0) this.logger.log({ message: 'old idempotency keys deleted', forgotten });
    await this.runtime.erasureRequests.forgetOld();
  }
}
