import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { EventLogRuntime } from '../event-log/event-log-runtime.js';
import { Config } from '../config/config.js';
import { DatabaseProbe } from './database-probe.js';
import { FullDisk } from './full-disk.js';
import { Health, type PartHealth } from './health.js';
import { HealthController } from './health.controller.js';

/** Parts register themselves: `health.watch('jobs', probe)`. */
@Global()
@Module({
  controllers: [HealthController],
  providers: [
    Health,
    {
      provide: FullDisk,
      inject: [Config],
      useFactory: ({ DATA_DIR }: Config) => new FullDisk(DATA_DIR),
    },
  ],
  exports: [Health, FullDisk],
})
export class HealthModule {
  constructor(
    health: Health,
    dataSource: DataSource,
    { outdated, unreadable }: EventLogRuntime,
    disk: FullDisk,
  ) {
    const database = new DatabaseProbe(dataSource);
    health.watch('database', () => database.ask());
    health.watch('readModels', () => Promise.resolve({ ...outdated.state() }));
    const countUnreadable = async (): Promise<PartHealth> => {
      const count = await unreadable.count();
      return { up: count === 0, unreadable: count };
    };
    // The log still works for other shops, but operators must be informed.
    health.watch('disk', () => disk.state(), { isOptional: true });
    health.watch('events', countUnreadable, { isOptional: true });
  }
}
