import {
  type ConnectionOptions,
  createPostgresBackend,
  type Job,
  type JobsOptions,
  type PgPool,
  Queue,
  runMigrations,
  Worker,
} from 'bullmq';
import { Redis } from 'ioredis';
import { Pool } from 'pg';

import { answerTimeoutMs } from '../database/data-source.js';
import type { JsonObject } from '../event-log/model/decider.js';
import { maxTries } from './job.js';

/** Data of a queued job. */
export interface QueuedJob {
  readonly correlationId: string;
  readonly data: JsonObject;
}

/** The part of BullMQ that is used, the same on PostgreSQL and on Redis. */
export interface JobQueue {
  add(name: string, job: QueuedJob, options: JobsOptions): Promise<unknown>;
  getJob(id: string): Promise<Job<QueuedJob> | undefined>;
  getFailed(start: number, end: number): Promise<readonly Job<QueuedJob>[]>;
  getJobCounts(): Promise<Readonly<Record<string, number>>>;
  close(): Promise<void>;
}

export interface JobWorker {
  close(): Promise<void>;
}

export type Work = (job: Job<QueuedJob>) => Promise<void>;

/** A queue and its connections. */
export interface JobQueueBackend {
  /** Opens the queue; creates or migrates its tables if it has any. */
  open(failed: (error: Error) => void): Promise<JobQueue>;
  work(work: Work, failed: (error: Error) => void): Promise<JobWorker>;
  /** Call it after queue and worker are closed. */
  close(): Promise<void>;
}

/** One queue for all jobs, because each queue occupies a connection to wait for notifications. */
const queueName = 'selvedge';
/** A job of a killed process is picked up by another within 30 seconds. */
const working = {
  concurrency: 4,
  lockDuration: 15_000,
  stalledInterval: 10_000,
  maxStalledCount: maxTries,
  // Used while the connection is lost. A worker that closes waits for the end of this delay.
  runRetryDelay: 1_000,
};
/** Connections for BullMQ; each worker keeps one open to wait for notifications. */
const poolSize = 8;

/** BullMQ in PostgreSQL, in a separate schema. */
export class PostgresJobQueue implements JobQueueBackend {
  private readonly pool: Pool;

  constructor(databaseUrl: string) {
    this.pool = new Pool({
      connectionString: databaseUrl,
      max: poolSize,
      keepAlive: true,
      connectionTimeoutMillis: answerTimeoutMs,
      query_timeout: answerTimeoutMs,
      // Closes a connection that does not answer in time instead of returning it to the pool.
      pipeline: true,
      application_name: 'selvedge jobs',
      // BullMQ does not set the schema on a pool that is passed in.
      options: '-c search_path=bullmq',
    });
  }

  async open(failed: (error: Error) => void): Promise<JobQueue> {
    this.pool.on('error', failed);
    await this.migrate();
    const queue = new Queue(queueName, { connection: this.connection() }, createPostgresBackend);
    queue.on('error', failed);
    await queue.waitUntilReady();
    return queue;
  }

  async work(work: Work, failed: (error: Error) => void): Promise<JobWorker> {
    const options = { connection: this.connection(), ...working };
    const worker = new Worker(queueName, work, options, createPostgresBackend);
    worker.on('error', failed);
    await worker.waitUntilReady();
    return worker;
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private connection(): PgPool {
    // BullMQ's type is the part of pg's pool that it uses, but the overloads differ.
    return this.pool as unknown as PgPool;
  }

  /** BullMQ takes an advisory lock, so that several processes can start at once. */
  private async migrate(): Promise<void> {
    const client = await this.pool.connect();
    try {
      await runMigrations(client);
    } finally {
      client.release();
    }
  }
}

/** BullMQ in Redis. */
export class RedisJobQueue implements JobQueueBackend {
  private readonly redis: Redis;

  constructor(redisUrl: string) {
    // Required by BullMQ for connections on which a worker blocks.
    this.redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
  }

  async open(failed: (error: Error) => void): Promise<JobQueue> {
    this.redis.on('error', failed);
    const queue = new Queue(queueName, { connection: this.connection() });
    queue.on('error', failed);
    await queue.waitUntilReady();
    return queue;
  }

  async work(work: Work, failed: (error: Error) => void): Promise<JobWorker> {
    const worker = new Worker(queueName, work, { connection: this.connection(), ...working });
    worker.on('error', failed);
    await worker.waitUntilReady();
    return worker;
  }

  async close(): Promise<void> {
    // If Redis is unavailable, `quit` would never resolve.
    if (this.redis.status === 'ready') await this.redis.quit();
    else this.redis.disconnect();
  }

  private connection(): ConnectionOptions {
    return this.redis;
  }
}
