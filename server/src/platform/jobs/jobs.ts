import { setTimeout as wait } from 'node:timers/promises';

import { Logger } from '@nestjs/common';
import { type Job, UnrecoverableError } from 'bullmq';

import { withCorrelation } from '../tracing/correlation.js';
import { inSpan, type SpanStart } from '../tracing/tracing.js';
import {
  type DeadLetter,
  type JobHandler,
  type JobRequest,
  type JobTiming,
  maxTries,
  reasonOf,
} from './job.js';
import type { JobQueue, JobQueueBackend, JobWorker, QueuedJob } from './job-queue.js';

const daySeconds = 24 * 60 * 60;
/** Retention of finished jobs, during which their ids are known and do not run again. */
const doneRetention = { age: 7 * daySeconds, count: 100_000 };
const deadRetention = { age: 90 * daySeconds, count: 10_000 };
/** BullMQ runs jobs without a priority first. */
const patientPriority = 10;
/** A process has ten seconds to stop. */
const usualTiming: JobTiming = { firstPauseMs: 2_000, leaveWithinMs: 8_000 };

/** Deferred work: each job is tried five times, then stored as a dead letter. */
export class Jobs {
  private readonly logger = new Logger('Jobs');
  private readonly handlers = new Map<string, JobHandler>();
  private opening: Promise<JobQueue> | undefined;
  private worker: JobWorker | undefined;

  constructor(
    private readonly backend: JobQueueBackend,
    private readonly timing: JobTiming = usualTiming,
  ) {}

  /**
   * Registers the handler of a job name; call it before `start`. A handler may run twice for one
   * job.
   */
  handle(name: string, handler: JobHandler): void {
    this.handlers.set(name, handler);
  }

  /** Resolves once the job cannot be lost. */
  async add(request: JobRequest): Promise<void> {
    const { name, id, data, correlationId, isPatient = false, notBefore } = request;
    const queue = await this.queue();
    await queue.add(
      name,
      { correlationId, data },
      {
        jobId: id,
        attempts: maxTries,
        backoff: { type: 'exponential', delay: this.timing.firstPauseMs },
        removeOnComplete: doneRetention,
        removeOnFail: deadRetention,
        ...(isPatient && { priority: patientPriority }),
        ...(notBefore && { delay: Math.max(0, notBefore.getTime() - Date.now()) }),
      },
    );
  }

  /** Starts to run jobs in this process. */
  async start(): Promise<void> {
    await this.queue();
    this.worker = await this.backend.work(
      (job) => this.work(job),
      (error) => this.failed(error),
    );
  }

  /**
   * Lets running jobs finish; waiting ones are left to other processes. A job that runs longer does
   * not delay the stop: another process takes it over. A worker that waits for its next attempt to
   * reach Redis would never close, because ioredis does not report a connection that it gave up
   * itself.
   */
  async stop(): Promise<void> {
    const late = wait(this.timing.leaveWithinMs, undefined, { ref: false });
    await Promise.race([this.worker?.close(), late]);
    await Promise.race([this.closed(), late]);
  }

  private async closed(): Promise<void> {
    await (await this.opening)?.close();
    await this.backend.close();
  }

  /** Returns the newest dead letters, at most `limit`. */
  async deadLetters(limit: number): Promise<readonly DeadLetter[]> {
    const queue = await this.queue();
    return (await queue.getFailed(0, limit - 1)).map(deadLetterOf);
  }

  /** Retries a dead letter in any process. Returns false if there is none with this id. */
  async retry(id: string): Promise<boolean> {
    const job = await (await this.queue()).getJob(id);
    if (job === undefined || !(await job.isFailed())) return false;
    await job.retry('failed');
    return true;
  }

  /** Returns the number of jobs by state: `waiting`, `active`, `delayed`, `completed`, `failed`. */
  async counts(): Promise<Readonly<Record<string, number>>> {
    return (await this.queue()).getJobCounts();
  }

  private queue(): Promise<JobQueue> {
    this.opening ??= this.backend.open((error) => this.failed(error));
    return this.opening;
  }

  private async work({ name, id, data: job, attemptsMade }: Job<QueuedJob>): Promise<void> {
    const handler = this.handlers.get(name);
    if (!handler) throw new UnrecoverableError(`no handler for ${name}`);
    const tries = attemptsMade + 1;
    const span = (): SpanStart => ({
      ...{ name: `job ${name}`, kind: 'consumer', isFirst: true },
      attributes: { 'messaging.message.id': id ?? '', 'selvedge.tries': tries },
    });
    const reason = await withCorrelation(job.correlationId, () =>
      failureOf(() => inSpan(span, () => handler(job.data))),
    );
    if (reason === undefined) return;
    this.logger.warn({ message: 'a job failed', job: id, reason, tries });
    throw new Error(reason);
  }

  /** The connection recovers by itself; jobs wait until then. */
  private failed(error: Error): void {
    this.logger.warn({ message: 'the job queue has a connection error', reason: reasonOf(error) });
  }
}

function deadLetterOf(job: Job<QueuedJob>): DeadLetter {
  return {
    id: job.id ?? '',
    name: job.name,
    data: job.data.data,
    correlationId: job.data.correlationId,
    tries: job.attemptsMade,
    reason: job.failedReason,
    failedAt: new Date(job.finishedOn ?? job.timestamp).toISOString(),
  };
}

/** Returns why a handler failed, in storable words; undefined if it succeeded. */
async function failureOf(handling: () => Promise<void>): Promise<string | undefined> {
  try {
    await handling();
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}
