import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Config } from '../config/config.js';
import { DatabaseProbe } from './database-probe.js';
import { FullDisk } from '../database/full-disk.js';
import { EventLogHealth } from './event-log-health.js';
import { Health } from './health.js';
import { HealthController } from './health.controller.js';

/** Parts register themselves: `health.watch('jobs', probe)`. */
@Global()
@Module({
  controllers: [HealthController],
  providers: [
    Health,
    EventLogHealth,
    {
      provide: FullDisk,
      inject: [Config],
      useFactory: ({ DATA_DIR }: Config) => new FullDisk(DATA_DIR),
    },
  ],
  exports: [Health, FullDisk],
})
export class HealthModule {
  constructor(health: Health, dataSource: DataSource, disk: FullDisk) {
    const database = new DatabaseProbe(dataSource);
    health.watch('database', () => database.ask());
    health.watch('disk', async () => ({ ...(await disk.state()) }), { isOptional: true });
  }
}
