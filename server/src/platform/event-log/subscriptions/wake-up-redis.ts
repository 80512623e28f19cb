import { randomUUID } from 'node:crypto';

import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';

import { decodeHint, encodeHint, type Hint, WakeUpChannel } from './wake-up-channel.js';

const channel = 'selvedge:wake-up';

/** Sends hints by Redis publish and subscribe; the client reconnects by itself. */
export class RedisWakeUpChannel extends WakeUpChannel {
  private readonly logger = new Logger('WakeUp');
  private readonly self = randomUUID();
  private readonly publisher: Redis;
  private readonly subscriber: Redis;

  constructor(redisUrl: string) {
    super();
    this.publisher = this.connection(redisUrl);
    this.subscriber = this.connection(redisUrl);
  }

  async start(receive: (hint: Hint) => void): Promise<void> {
    this.subscriber.on('message', (_channel, message) => {
      const hint = decodeHint(this.self, message);
      if (hint) receive(hint);
    });
    this.subscriber.on('ready', () => void this.listen());
    // The client retries failed connections; the poll of heads covers the gap.
    await Promise.allSettled([this.publisher.connect(), this.subscriber.connect()]);
    await this.listen();
  }

  async send(hint: Hint): Promise<void> {
    try {
      for (const message of encodeHint(this.self, hint))
        await this.publisher.publish(channel, message);
    } catch (error) {
      this.logger.warn({ message: 'wake-up hint lost', error: String(error) });
    }
  }

  stop(): Promise<void> {
    this.publisher.disconnect();
    this.subscriber.disconnect();
    return Promise.resolve();
  }

  private async listen(): Promise<void> {
    try {
      await this.subscriber.subscribe(channel);
    } catch (error) {
      this.logger.warn({ message: 'wake-up hints are not received', error: String(error) });
    }
  }

  private connection(redisUrl: string): Redis {
    const redis = new Redis(redisUrl, {
      lazyConnect: true,
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      autoResubscribe: false,
    });
    redis.on('error', (error: Error) =>
      this.logger.warn({ message: 'wake-up connection lost', error: error.message }),
    );
    return redis;
  }
}
