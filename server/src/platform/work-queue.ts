import { messages } from '@selvedge/shared/messages';

import { DomainError } from './domain-error.js';
import { FairLines } from './fair-lines.js';

/** More is being waited for than can be done soon. */
export class TooMuchAsked extends DomainError {
  override readonly kind = 'unavailable';
  override readonly retryAfterSeconds = 2;

  constructor() {
    super(messages.somethingWrongTryAgain);
  }
}

/** Whoever asked has gone: nobody reads this. */
export class NobodyWaits extends DomainError {
  override readonly kind = 'unavailable';

  constructor() {
    super(messages.somethingWrongTryAgain);
  }
}

interface Bounds {
  /** How many things are done at the same time. */
  readonly atOnce: number;
  /** How many more wait for their turn. */
  readonly waiting: number;
}

/** How much work a thing is. Where several may be done at once, those that are much leave one place free. */
export type Effort = 'little' | 'much';

/** Who asks for a thing, and how much work it is. */
export interface WorkOptions {
  readonly effort?: Effort;
  /** Turns go round by it, so that nobody waits for all that another one has asked for. */
  readonly asker?: string;
  /** Ends when the asker waits no longer. */
  readonly signal?: AbortSignal;
}

interface Waiter<Made> {
  readonly asker: string;
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

/** After so many little things in a row comes one that is much, if any waits. */
const mostLittleInARow = 8;
const efforts = ['much', 'little'] as const;

/**
 * Does heavy work a few at a time, and each thing only once for all who ask for it meanwhile. Little
 * things go before those that are much; else turns go round by asker, and each asker's own come in order.
 * Where no more may wait, whoever has most waiting gives up a place to who has less. What nobody waits for
 * any more is not begun.
 */
export class WorkQueue<Made> {
  private readonly jobs = new Map<string, Job<Made>>();
  private readonly lines = { little: new FairLines<Job<Made>>(), much: new FairLines<Job<Made>>() };
  private readonly busy: Record<Effort, number> = { little: 0, much: 0 };
  private littleInARow = 0;

  constructor(private readonly bounds: Bounds) {}

  /**
   * Joins whoever asked for the same key before. Throws TooMuchAsked when too many are waiting, and
   * NobodyWaits when the signal comes before the end.
   */
  async make(key: string, work: () => Promise<Made>, options: WorkOptions = {}): Promise<Made> {
    const { asker = '', effort = 'little', signal } = options;
    if (signal?.aborted === true) throw new NobodyWaits();
    const fresh = { key, work, effort, waiters: new Set<Waiter<Made>>(), isStarted: false };
    const job = this.jobs.get(key) ?? fresh;
    return new Promise<Made>((resolve, reject) => {
      const waiter = { asker, resolve, reject };
      this.lineUp(job, waiter);
      signal?.addEventListener('abort', () => this.giveUp(job, waiter), { once: true });
    });
  }

  private lineUp(job: Job<Made>, waiter: Waiter<Made>): void {
    const line = this.lines[job.effort];
    const isSeated = job.isStarted || line.has(waiter.asker, job);
    const canBegin = !isSeated && this.hasPlaceFor(job.effort);
    if (!isSeated && !canBegin) {
      this.makeRoom(waiter.asker, job.effort);
      line.add(waiter.asker, job);
    }
    job.waiters.add(waiter);
    this.jobs.set(job.key, job);
    if (canBegin) void this.begin(job);
  }

  /** Half of the seats are kept for what is little. */
  private makeRoom(asker: string, effort: Effort): void {
    const { waiting } = this.bounds;
    const { little, much } = this.lines;
    if (effort === 'much' && much.size >= Math.ceil(waiting / 2)) this.displace(asker, ['much']);
    else if (little.size + much.size >= waiting) this.displace(asker, efforts);
  }

  /** The last thing of whoever has most waiting goes, unless that would be the asker, or hardly fairer. */
  private displace(asker: string, among: readonly Effort[]): void {
    const waitingOf = (one: string): number =>
      among.reduce((sum, effort) => sum + this.lines[effort].lengthOf(one), 0);
    const askers = among.flatMap((effort) => [...this.lines[effort].askers()]);
    const busiest = askers.reduce((a, b) => (waitingOf(b) > waitingOf(a) ? b : a), asker);
    if (waitingOf(busiest) <= waitingOf(asker) + 1) throw new TooMuchAsked();
    const last = among.map((effort) => this.lines[effort].lastOf(busiest)).find(Boolean);
    for (const waiter of last?.waiters ?? [])
      if (last !== undefined && waiter.asker === busiest) {
        last.waiters.delete(waiter);
        this.leave(last, busiest);
        waiter.reject(new TooMuchAsked());
      }
  }

  private giveUp(job: Job<Made>, waiter: Waiter<Made>): void {
    if (!job.waiters.delete(waiter)) return;
    const isAlone = [...job.waiters].every(({ asker }) => asker !== waiter.asker);
    if (isAlone && !job.isStarted) this.leave(job, waiter.asker);
    waiter.reject(new NobodyWaits());
  }

  private leave(job: Job<Made>, asker: string): void {
    if (!this.lines[job.effort].remove(asker, job)) this.jobs.delete(job.key);
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

  /** Whoever is next takes the place over before anybody else can come in between. */
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
