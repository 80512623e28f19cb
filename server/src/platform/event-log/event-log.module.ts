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
import { Config } from '../config.js';
import { CommandHandler } from './commands/command-handler.js';
import { EventLog } from './event-log.js';
import { EventLogParts } from './event-log.parts.js';
import { IdempotentCommands } from './commands/idempotent-commands.js';
import { Projector } from './projections/projector.js';
import { EventLogRegistry } from './model/registry.js';
import { ErasureHooks, SubjectErasure } from './privacy/subject-erasure.js';
import { SubjectKeys } from './privacy/subject-keys.js';

const parts: FactoryProvider<EventLogParts> = {
  provide: EventLogParts,
  inject: [DataSource, EventLogRegistry, Config, Clock],
  useFactory: (
    dataSource: DataSource,
    registry: EventLogRegistry,
    { DATA_KEY }: Config,
    clock: Clock,
  ) => new EventLogParts(dataSource, registry, DATA_KEY, clock),
};

function part<Part>(
  provide: FactoryProvider<Part>['provide'],
  useFactory: (parts: EventLogParts) => Part,
): FactoryProvider<Part> {
  return { provide, inject: [EventLogParts], useFactory };
}

const ports = [
  part(EventLog, ({ log }) => log),
  part(CommandHandler, ({ commands }) => commands),
  part(Projector, ({ projector }) => projector),
  part(SubjectKeys, ({ keys }) => keys),
  part(ErasureHooks, ({ erasureHooks }) => erasureHooks),
  part(SubjectErasure, ({ erasure }) => erasure),
  part(IdempotentCommands, ({ idempotent }) => idempotent),
];

/** How often idempotency keys that are older than a retry can be are forgotten. */
const forgetEveryMs = 24 * 3_600_000;

/** The event log, for every module. Features register with EventLogRegistry in their constructors. */
@Global()
@Module({
  providers: [EventLogRegistry, parts, ...ports],
  exports: [EventLogRegistry, EventLogParts, ...ports],
})
export class EventLogModule implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('EventLog');
  private forgetting: NodeJS.Timeout | undefined;

  constructor(private readonly parts: EventLogParts) {}

  /** Ends the start when two features claim one name; read models of an older shape are folded first. */
  async onApplicationBootstrap(): Promise<void> {
    this.parts.catalogue.check();
    await this.parts.outdated.rebuild();
    this.forgetting = setInterval(() => void this.forgetOldCommands(), forgetEveryMs);
    this.forgetting.unref();
  }

  /** What was handed in is written before the connections close. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.forgetting);
    await this.parts.log.drained();
  }

  private async forgetOldCommands(): Promise<void> {
    try {
      const forgotten = await this.parts.idempotent.forgetOld();
      this.logger.log({ message: 'old idempotency keys forgotten', forgotten });
    } catch (thrown) {
      // The database is away, for example: they are forgotten a day later.
      this.logger.error(thrown);
    }
  }
}
