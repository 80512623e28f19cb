import {
  Global,
  Module,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';

import { Config } from '../../config/config.js';
import { FanOut } from './fan-out.js';
import { RollbackDetector } from './rollback-detector.js';
import { WakeUp } from './wake-up.js';
import { WakeUpChannel } from './wake-up-channel.js';
import { PostgresWakeUpChannel } from './wake-up-postgres.js';
import { RedisWakeUpChannel } from './wake-up-redis.js';
import { SubscriptionRunner } from './subscription-runner.js';

/** Runs the subscriptions to committed events in this process. */
@Global()
@Module({
  providers: [
    { provide: WakeUpChannel, useFactory: channelFor, inject: [Config] },
    WakeUp,
    FanOut,
    RollbackDetector,
    SubscriptionRunner,
  ],
  exports: [WakeUp, FanOut, SubscriptionRunner],
})
export class SubscriptionsModule
  implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  constructor(
    private readonly wakeUp: WakeUp,
    private readonly fanOut: FanOut,
    private readonly runner: SubscriptionRunner,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.fanOut.start();
    await this.runner.start();
  }

  /** Runs before the jobs that reactors enqueue are stopped. */
  async onModuleDestroy(): Promise<void> {
    await this.runner.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.fanOut.stop();
    await this.wakeUp.stop();
  }
}

function channelFor({ REDIS_URL, DATABASE_URL = '' }: Config): WakeUpChannel {
  return REDIS_URL === undefined
    ? new PostgresWakeUpChannel(DATABASE_URL)
    : new RedisWakeUpChannel(REDIS_URL);
}
