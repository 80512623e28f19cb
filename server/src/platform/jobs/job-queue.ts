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

/** What a job carries in the queue. */
export interface QueuedJob {
  readonly correlationId: string;
  readonly data: JsonObject;
}

/** What is used of BullMQ, the same on PostgreSQL and on Redis. */
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

/** A queue and the connections behind it. */
export interface JobQueueBackend {
  /** Ready to add; makes or renews the tables where it has any. */
  open(failed: (error: Error) => void): Promise<JobQueue>;
  work(work: Work, failed: (error: Error) => void): Promise<JobWorker>;
  /** To be called when queue and worker are closed. */
  close(): Promise<void>;
}

/** All jobs are in one queue: each further one would keep a connection of its own waiting. */
const queueName = 'selvedge';
/** A job whose process was killed is found and done by another within half a minute. */
const working = {
  concurrency: 4,
  lockDuration: 15_000,
  stalledInterval: 10_000,
  maxStalledCount: maxTries,
  // While the connection is lost. A worker that is closed waits for the end of its pause.
  runRetryDelay: 1_000,
};
/** Connections that BullMQ may have, of which a worker keeps one waiting for news. */
const poolSize = 8;

/** BullMQ in PostgreSQL, in a schema of its own. */
export class PostgresJobQueue implements JobQueueBackend {
  private readonly pool: Pool;

  constructor(databaseUrl: string) {
    this.pool = new Pool({
      connectionString: databaseUrl,
      max: poolSize,
      keepAlive: true,
      connectionTimeoutMillis: answerTimeoutMs,
      query_timeout: answerTimeoutMs,
      // A connection that does not answer in time is then closed, rather than given to the next one.
      pipeline: true,
      application_name: 'selvedge jobs',
      // A pool that is handed over decides itself where BullMQ finds its tables.
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
    // What BullMQ describes is the part of pg's own pool that it uses; their overloads differ.
    return this.pool as unknown as PgPool;
  }

  /** BullMQ takes an advisory lock of its own, so that processes may start together. */
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
    // BullMQ's own requirement for connections on which a worker waits.
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
    // Where Redis is away it would never be told.
    if (this.redis.status === 'ready') await this.redis.quit();
    else this.redis.disconnect();
  }

  private connection(): ConnectionOptions {
    return this.redis;
  }
}
