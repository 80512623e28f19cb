import { messages } from '@selvedge/shared/messages';

import { DomainError, domainError } from '../domain-error.js';
import { FairQueue } from './fair-queue.js';

/** The queue is full. */
export class TooMuchAsked extends DomainError {
  override readonly kind = 'unavailable';
  override readonly retryAfterSeconds = 2;

  constructor() {
    super(messages.somethingWrongTryAgain);
  }
}

/** The caller disconnected. */
export class CallerGone extends domainError('unavailable', messages.somethingWrongTryAgain) {}

interface Bounds {
  /** Maximum number of running jobs. */
  readonly atOnce: number;
  /** Maximum number of queued jobs. */
  readonly waiting: number;
}

/** Weight of a job. If several may run at once, heavy ones leave one slot free. */
export type Effort = 'little' | 'much';

/** Caller and weight of a job. */
export interface WorkOptions {
  readonly effort?: Effort;
  /** Key of the caller; callers take turns, so that none waits for another's backlog. */
  readonly client?: string;
  /** Tenants take turns before their callers do; without one, each caller is its own. */
  readonly tenant?: string;
  /** Aborted when the caller disconnects. */
  readonly signal?: AbortSignal;
}

interface Waiter<Made> {
  /** Tenant and caller, separated by a line break. */
  readonly client: string;
  readonly resolve: (made: Made) => void;
  readonly reject: (error: unknown) => void;
}

interface Job<Made> {
  readonly key: string;
  readonly work: () => Promise<Made>;
  readonly effort: Effort;
  readonly waiters: Set<Waiter<Made>>;
  isStarted: boolean;
}

/** Number of light jobs that run before a waiting heavy job. */
const mostLittleInARow = 8;
const efforts = ['much', 'little'] as const;

/** Names with a number of queued jobs. */
type Counts = ReadonlyMap<string, number>;

const tenantOf = (client: string): string => client.split('\n', 1).join('');

/**
 * Runs a limited number of expensive jobs at a time, each once for all concurrent callers. Light
 * jobs go before heavy ones; within a weight, callers take turns with their jobs in order. When the
 * queue is full, the busiest tenant or caller gives up a place to one with fewer jobs. Jobs without
 * a caller are not started.
 */
export class WorkQueue<Made> {
  private readonly jobs = new Map<string, Job<Made>>();
  private readonly lines = {
    little: new FairQueue<Job<Made>>(tenantOf),
    much: new FairQueue<Job<Made>>(tenantOf),
  };
  private readonly busy: Record<Effort, number> = { little: 0, much: 0 };
  private littleInARow = 0;

  constructor(private readonly bounds: Bounds) {}

  /**
   * Joins an existing job with the same key. Throws TooMuchAsked if the queue is full, and
   * CallerGone if the signal aborts first.
   */
  async make(key: string, work: () => Promise<Made>, options: WorkOptions = {}): Promise<Made> {
    const { client = '', tenant = client, effort = 'little', signal } = options;
    if (signal?.aborted === true) throw new CallerGone();
    const fresh = { key, work, effort, waiters: new Set<Waiter<Made>>(), isStarted: false };
    const job = this.jobs.get(key) ?? fresh;
    return new Promise<Made>((resolve, reject) => {
      const waiter = { client: `${tenant}\n${client}`, resolve, reject };
      this.enqueue(job, waiter);
      signal?.addEventListener('abort', () => this.giveUp(job, waiter), { once: true });
    });
  }

  private enqueue(job: Job<Made>, waiter: Waiter<Made>): void {
    const line = this.lines[job.effort];
    const isSeated = job.isStarted || line.has(waiter.client, job);
    const canBegin = !isSeated && this.hasPlaceFor(job.effort);
    if (!isSeated && !canBegin) {
      this.freePlace(waiter.client, job.effort);
      line.add(waiter.client, job);
    }
    job.waiters.add(waiter);
    this.jobs.set(job.key, job);
    if (canBegin) void this.begin(job);
  }

  /** Reserves half of the queue for light jobs. */
  private freePlace(client: string, effort: Effort): void {
    const { waiting } = this.bounds;
    const { little, much } = this.lines;
    if (effort === 'much' && much.size >= Math.ceil(waiting / 2)) this.displace(client, ['much']);
    else if (little.size + much.size >= waiting) this.displace(client, efforts);
  }

  /**
   * Evicts the last job of the busiest caller of the busiest tenant, unless the gain in fairness is
   * too small.
   */
  private displace(client: string, among: readonly Effort[]): void {
    const own = tenantOf(client);
    const byTenant = this.waitingBy(tenantOf, among);
    const rival = mostAbove(byTenant, (byTenant.get(own) ?? 0) + 1);
    const byClient = new Map(
      [...this.waitingBy(String, among)].filter(([one]) => tenantOf(one) === (rival ?? own)),
    );
    const least = rival === undefined ? (byClient.get(client) ?? 0) + 1 : 0;
    const busiest = mostAbove(byClient, least);
    if (busiest === undefined) throw new TooMuchAsked();
    const last = among.map((effort) => this.lines[effort].lastOf(busiest)).find(Boolean);
    for (const waiter of last?.waiters ?? [])
      if (last !== undefined && waiter.client === busiest) {
        last.waiters.delete(waiter);
        this.leave(last, busiest);
        waiter.reject(new TooMuchAsked());
      }
  }

  private waitingBy(nameOf: (client: string) => string, among: readonly Effort[]): Counts {
    const counts = new Map<string, number>();
    for (const line of among.map((effort) => this.lines[effort]))
      for (const client of line.keys()) {
        const name = nameOf(client);
        counts.set(name, (counts.get(name) ?? 0) + line.lengthOf(client));
      }
    return counts;
  }

  private giveUp(job: Job<Made>, waiter: Waiter<Made>): void {
    if (!job.waiters.delete(waiter)) return;
    const isAlone = [...job.waiters].every(({ client }) => client !== waiter.client);
    if (isAlone && !job.isStarted) this.leave(job, waiter.client);
    waiter.reject(new CallerGone());
  }

  private leave(job: Job<Made>, client: string): void {
    if (!this.lines[job.effort].remove(client, job)) this.jobs.delete(job.key);
  }

  private async begin(job: Job<Made>): Promise<void> {
    job.isStarted = true;
    this.busy[job.effort] += 1;
    try {
      const made = await job.work();
      this.end(job);
      for (const { resolve } of job.waiters) resolve(made);
    } catch (error) {
      this.end(job);
      for (const { reject } of job.waiters) reject(error);
    }
  }

  /** Starts the next job synchronously, so that no new call can take its slot. */
  private end({ key, effort }: Job<Made>): void {
    this.busy[effort] -= 1;
    this.jobs.delete(key);
    const next = this.nextEffort();
    const job = this.hasPlaceFor(next) ? this.lines[next].next() : undefined;
    if (job === undefined) return;
    this.littleInARow = next === 'little' ? this.littleInARow + 1 : 0;
    void this.begin(job);
  }

  private nextEffort(): Effort {
    const { little, much } = this.lines;
    const canDoMuch = much.size > 0 && this.hasPlaceFor('much');
    const isTurnOfMuch = canDoMuch && this.littleInARow >= mostLittleInARow;
    return little.size > 0 && !isTurnOfMuch ? 'little' : 'much';
  }

  private hasPlaceFor(effort: Effort): boolean {
    const { atOnce } = this.bounds;
    const isFree = this.busy.little + this.busy.much < atOnce;
    return isFree && (effort === 'little' || this.busy.much < Math.max(1, atOnce - 1));
  }
}

/** Returns the name with the most jobs above `least`; between equals, the one with the last turn. */
function mostAbove(counts: Counts, least: number): string | undefined {
  const most = Math.max(least + 1, ...counts.values());
  return [...counts].findLast(([, count]) => count === most)?.[0];
}
