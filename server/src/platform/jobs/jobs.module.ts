import {
  type BeforeApplicationShutdown,
  Global,
  Module,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { Config } from '../config/config.js';
import { Health } from '../health/health.js';
import { PostgresJobQueue, RedisJobQueue } from './job-queue.js';
import { Jobs } from './jobs.js';

/** Jobs on PostgreSQL, or on Redis if it is configured. Handlers register in their constructors. */
@Global()
@Module({
  providers: [{ provide: Jobs, useFactory: jobsFor, inject: [Config] }],
  exports: [Jobs],
})
export class JobsModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly jobs: Jobs,
    health: Health,
  ) {
    // Shoppers can still buy while jobs wait, but operators must be informed.
    health.watch('jobs', () => stateOf(jobs), { isOptional: true });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.jobs.stop();
  }
}

function jobsFor({ REDIS_URL, DATABASE_URL = '' }: Config): Jobs {
  return new Jobs(
    REDIS_URL === undefined ? new PostgresJobQueue(DATABASE_URL) : new RedisJobQueue(REDIS_URL),
  );
}

async function stateOf(jobs: Jobs) {
  const { waiting = 0, delayed = 0, failed = 0 } = await jobs.counts();
  return { up: failed === 0, waiting: waiting + delayed, dead: failed };
}
