import { inSpan, type SpanStart } from '../../tracing/tracing.js';
import type { Recorded } from '../model/projection.js';
import type { ProjectionBinding } from '../model/registry.js';
import type { AsyncProjector, ProjectionPart } from './async-projector.js';
import { type Fence, LeaseLost } from './leases.js';
import type { Stalled } from './stalled-work.js';
import { SubscriberProgress } from './subscriber-progress.js';
import type { Partition, Unstored } from './subscriber.js';
import type { WorkPermits } from './work-permits.js';

const batchSize = 1_000;
/** Minimum interval between folds of up-to-date projections, so that events are folded together. */
const foldEveryMs = 250;

export interface ProjectionPartitionOptions {
  readonly bindings: readonly ProjectionBinding[];
  readonly division: number;
  /** Stored position of each projection. */
  readonly after: (projection: string) => number;
  readonly fence: () => Fence | undefined;
  readonly permits: WorkPermits;
  readonly projector: Pick<AsyncProjector, 'fold'>;
}

interface Member {
  readonly binding: ProjectionBinding;
  readonly progress: SubscriberProgress;
  /** Drops to 1 after a failure, so that the projection stalls exactly at the failing event. */
  limit: number;
}

/** Async projections of a division, folded together, or separately if one fails. */
export class ProjectionPartition implements Partition {
  private readonly members: readonly Member[];
  private working: Promise<void> | undefined;
  private pause: NodeJS.Timeout | undefined;
  private foldedAt = -foldEveryMs;
  private isStopped = false;

  constructor(private readonly options: ProjectionPartitionOptions) {
    const { bindings, division, after } = options;
    this.members = bindings.map((binding) => {
      const { name, reads } = binding.projection;
      const subscriber = { name, handles: new Set(reads) };
      const again = (): void => this.work();
      const progress = new SubscriberProgress({ subscriber, division, after: after(name), again });
      return { binding, progress, limit: batchSize };
    });
  }

  /** A running fold locks the checkpoints and stores them with the rows. */
  unstored(): readonly Unstored[] {
    const fence = this.options.fence();
    if (this.working !== undefined || fence === undefined) return [];
    return this.members.flatMap(({ progress }) => {
      const { unstored } = progress;
      return unstored ? [{ progress, checkpoint: { ...unstored, fence } }] : [];
    });
  }

  stalls(): readonly string[] {
    return this.members.flatMap(({ progress }) => progress.problem ?? []);
  }

  stalled(): readonly Stalled[] {
    const fence = this.options.fence();
    if (fence === undefined) return [];
    const ill = this.members.filter(({ progress }) => progress.problem !== undefined);
    return ill.map(({ progress }) => ({ progress, fence }));
  }

  reach(head: number): void {
    for (const { progress } of this.members) progress.pending.reach(head);
    this.work();
  }

  next(recorded: Recorded): void {
    for (const { progress } of this.members) progress.pending.next(recorded);
    this.work();
  }

  forget(): void {
    for (const { progress } of this.members) progress.pending.forget();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.pause);
    for (const { progress } of this.members) progress.stop();
    await this.working;
  }

  private work(): void {
    if (this.working !== undefined || this.pause !== undefined || this.ready().length === 0) return;
    const wait = this.foldedAt + foldEveryMs - performance.now();
    if (wait > 0 && !this.isLagging()) this.rest(wait);
    else this.begin();
  }

  private rest(milliseconds: number): void {
    this.pause = setTimeout(() => {
      this.pause = undefined;
      this.work();
    }, milliseconds);
    this.pause.unref();
  }

  private begin(): void {
    const { permits, division } = this.options;
    this.working = permits
      .take({ division, subscriber: 'projections' }, () => this.runBatch())
      .finally(() => {
        this.working = undefined;
        this.work();
      });
  }

  private ready(): readonly Member[] {
    return this.mayBegin() ? this.members.filter(({ progress }) => progress.canGoOn) : [];
  }

  /** True if events are waiting in the log, where more may follow. */
  private isLagging(): boolean {
    return this.ready().some(({ progress }) => progress.pending.unreadUpTo() !== undefined);
  }

  private mayBegin(): boolean {
    return !this.isStopped && this.options.fence() !== undefined;
  }

  private async runBatch(): Promise<void> {
    const ready = this.ready();
    this.foldedAt = performance.now();
    if (ready.length > 1 && (await this.folded(ready))) return;
    for (const member of ready) if (this.mayBegin()) await this.foldAlone(member);
  }

  /** Returns false if they could not all be folded in one transaction. */
  private async folded(members: readonly Member[]): Promise<boolean> {
    try {
      await this.fold(members);
      return true;
    } catch (error) {
      if (!(error instanceof LeaseLost)) return false;
      for (const { progress } of members) progress.failed(error);
      return true;
    }
  }

  private async foldAlone(member: Member): Promise<void> {
    try {
      await this.fold([member]);
    } catch (error) {
      const isOfOne = member.limit === 1 || error instanceof LeaseLost;
      if (isOfOne) member.progress.failed(error);
      else member.progress.pending.forget();
      member.limit = 1;
    }
  }

  private async fold(members: readonly Member[]): Promise<void> {
    const { division, fence, projector } = this.options;
    const parts = members.map((member) => this.partOf(member));
    const span = (): SpanStart => ({
      ...{ name: 'follow projections', kind: 'consumer', isFirst: true },
      attributes: { 'selvedge.division': division, 'selvedge.projections': parts.length },
    });
    const positions = await inSpan(span, () => projector.fold({ division, fence, parts }));
    for (const [index, { progress }] of members.entries()) {
      const position = positions[index] ?? 0;
      progress.storedAt(position);
      progress.handled(position);
    }
    for (const member of members) if (member.progress.pending.isDone) member.limit = batchSize;
  }

  /**
   * The rows of a projection are stored with its position, so events since the stored position were
   * only skipped.
   */
  private partOf({ binding, progress: { pending, stored }, limit }: Member): ProjectionPart {
    const { head } = pending;
    if (pending.unreadUpTo() !== undefined) return { binding, head, limit };
    const events = pending.received(limit);
    const isCut = events.length >= limit;
    const upTo = isCut ? (events.at(-1)?.position ?? head) : head;
    return { binding, head, limit, received: { after: stored, upTo, events } };
  }
}
