import { inSpan, type SpanStart } from '../../tracing/tracing.js';
import type { Recorded } from '../model/projection.js';
import type { Fence } from './leases.js';
import type { Stalled } from './stalled-work.js';
import { SubscriberProgress } from './subscriber-progress.js';
import type { Partition, Subscriber, Unstored } from './subscriber.js';
import type { WorkPermits } from './work-permits.js';

/**
 * Time limit of a handler; afterwards its permit is released, but its subscriber still waits for
 * it.
 */
export const handlerMs = 30_000;
/** A turn ends after this time, between two events. */
const batchMs = 250;
/** Maximum number of events per turn. */
const batchSize = 200;

export interface PartitionOptions {
  readonly subscriber: Subscriber;
  readonly division: number;
  /** Stored position. */
  readonly after: number;
  /** Undefined once this process has lost the slot. */
  readonly fence: () => Fence | undefined;
  readonly permits: WorkPermits;
}

/** One subscriber in one division; handles a batch of events per turn. */
export class SubscriptionPartition implements Partition {
  private readonly progress: SubscriberProgress;
  private working: Promise<void> | undefined;
  /** Handler that exceeded its time limit and is still running. */
  private overdue: Promise<void> | undefined;
  private delivery = new AbortController();
  private isStopped = false;

  constructor(private readonly options: PartitionOptions) {
    this.progress = new SubscriberProgress({ ...options, again: () => this.work() });
  }

  unstored(): readonly Unstored[] {
    const { progress } = this;
    const fence = this.options.fence();
    const { unstored } = progress;
    return fence && unstored ? [{ progress, checkpoint: { ...unstored, fence } }] : [];
  }

  stalls(): readonly string[] {
    const { problem } = this.progress;
    return problem === undefined ? [] : [problem];
  }

  stalled(): readonly Stalled[] {
    const { progress } = this;
    const fence = this.options.fence();
    return fence && progress.problem !== undefined ? [{ progress, fence }] : [];
  }

  reach(head: number): void {
    this.progress.pending.reach(head);
    this.work();
  }

  next(recorded: Recorded): void {
    this.progress.pending.next(recorded);
    this.work();
  }

  forget(): void {
    this.progress.pending.forget();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.delivery.abort();
    this.progress.stop();
    await this.working;
  }

  private work(): void {
    if (this.working !== undefined || !this.goesOn()) return;
    const { permits, division, subscriber } = this.options;
    this.working = permits
      .take({ division, subscriber: subscriber.name }, () => this.runBatch())
      .finally(() => {
        this.working = undefined;
        this.work();
      });
  }

  private goesOn(): boolean {
    return this.progress.canGoOn && this.overdue === undefined && this.mayBegin();
  }

  private mayBegin(): boolean {
    return !this.isStopped && this.options.fence() !== undefined;
  }

  private async runBatch(): Promise<void> {
    try {
      if (this.goesOn()) await this.handleBatch(await this.events());
    } catch (error) {
      this.progress.failed(error);
    }
  }

  /** Reads missed events from the log, up to the first buffered one. */
  private async events(): Promise<readonly Recorded[]> {
    const { subscriber, division } = this.options;
    const { pending } = this.progress;
    const upTo = pending.unreadUpTo();
    if (upTo === undefined) return pending.received(batchSize);
    const held = pending.heldRead();
    if (held.length > 0) return held;
    const { forgotten } = pending;
    const read = await subscriber.read(division, pending.after);
    const unread = read.filter(({ position }) => position <= upTo);
    if (unread.length === 0) this.progress.handled(upTo);
    if (pending.forgotten === forgotten) pending.holdRead(unread);
    return pending.heldRead();
  }

  private async handleBatch(events: readonly Recorded[]): Promise<void> {
    if (events.length === 0) return;
    const { division, subscriber } = this.options;
    const span = (): SpanStart => ({
      ...{ name: `follow ${subscriber.name}`, kind: 'consumer', isFirst: true },
      attributes: { 'selvedge.division': division, 'selvedge.events': events.length },
    });
    await inSpan(span, () => this.handleAll(events));
  }

  private async handleAll(events: readonly Recorded[]): Promise<void> {
    const { pending } = this.progress;
    const { forgotten } = pending;
    const end = performance.now() + batchMs;
    for (const recorded of events) {
      if (!this.goesOn() || pending.forgotten !== forgotten || performance.now() > end) return;
      await this.handle(recorded);
    }
  }

  private async handle(recorded: Recorded): Promise<void> {
    this.delivery = new AbortController();
    const handling = this.options.subscriber.handle(recorded, this.delivery.signal);
    if (await endsWithin(handlerMs, handling)) this.progress.handled(recorded.position);
    else this.waitFor(handling, recorded);
  }

  /**
   * Ends the turn, but starts neither the same event again nor the next one while the handler runs.
   */
  private waitFor(handling: Promise<void>, { position }: Recorded): void {
    this.delivery.abort();
    this.progress.stalled(new HandlerOverdue());
    this.overdue = handling
      .then(
        () => this.progress.handled(position),
        (error: unknown) => this.progress.failed(error),
      )
      .finally(() => {
        this.overdue = undefined;
        this.work();
      });
  }
}

/** A handler exceeded its time limit; later events of its division wait until it ends. */
class HandlerOverdue extends Error {
  override readonly name = 'HandlerOverdue';

  constructor() {
    super(`its handler did not finish within ${handlerMs / 1_000} s`);
  }
}

/** Whether the work ends in time. Throws if it fails before that. */
async function endsWithin(milliseconds: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds).unref();
  });
  try {
    return await Promise.race([work.then(() => true), end]);
  } finally {
    clearTimeout(timer);
  }
}
