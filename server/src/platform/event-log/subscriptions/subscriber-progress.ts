import { Logger } from '@nestjs/common';

import type { Checkpoint } from './checkpoints.js';
import { LeaseLost, renewEveryMs } from './leases.js';
import { UnreadableEvent } from '../model/event-log.errors.js';
import { PendingEvents } from './pending-events.js';

/** Pause after the first failure; doubles with each further one, up to the longest. */
const firstPauseMs = 500;
const longestPauseMs = 60_000;

export interface ProgressOptions {
  readonly subscriber: { readonly name: string; readonly handles: ReadonlySet<string> };
  readonly division: number;
  /** Stored position. */
  readonly after: number;
  /** Called when the pause after a failure ends. */
  readonly again: () => void;
}

/**
 * Progress of one subscriber in one division; after a failure it stalls alone and keeps its
 * position.
 */
export class SubscriberProgress {
  /** Reason for a stall; undefined while it advances. */
  problem: string | undefined;
  readonly pending: PendingEvents;
  /** Reason without the error message, which may contain personal data. */
  private kindOfProblem = '';
  private readonly logger = new Logger('Work');
  private storedPosition: number;
  private failures = 0;
  private pause: NodeJS.Timeout | undefined;

  constructor(private readonly options: ProgressOptions) {
    this.pending = new PendingEvents(options.after, options.subscriber.handles);
    this.storedPosition = options.after;
  }

  /** Whether work is pending and no pause is running. */
  get canGoOn(): boolean {
    return !this.pending.isDone && this.pause === undefined;
  }

  /** Lower bound of the stored checkpoint. */
  get stored(): number {
    return this.storedPosition;
  }

  /** Position to store, if the checkpoint lags behind it. */
  get unstored(): Checkpoint | undefined {
    const { subscriber, division } = this.options;
    const position = this.pending.after;
    return position === this.stored
      ? undefined
      : { subscriber: subscriber.name, division, position };
  }

  /** Position of a stall and the handled types; undefined while it advances. */
  get stall(): StallHere | undefined {
    if (this.problem === undefined) return undefined;
    const { subscriber, division } = this.options;
    const { name, handles } = subscriber;
    const { after } = this.pending;
    return { division, subscriber: name, handles, after, problem: this.kindOfProblem };
  }

  storedAt(position: number): void {
    this.storedPosition = Math.max(this.storedPosition, position);
  }

  handled(position: number): void {
    this.pending.handled(position);
    this.failures = 0;
    this.problem = undefined;
  }

  /** Pauses, then retries from the log. */
  failed(error: unknown): void {
    this.pending.forget();
    // Until the next renewal it is unknown whether this process still owns the slot.
    if (error instanceof LeaseLost) this.rest(renewEveryMs);
    else {
      this.failures += 1;
      this.stalled(error);
      this.rest(Math.min(firstPauseMs * 2 ** (this.failures - 1), longestPauseMs));
    }
  }

  /** Retries the failed event at once. */
  retry(): void {
    this.stop();
    this.pause = undefined;
    this.options.again();
  }

  /** Skips the failed event; the caller has already moved the checkpoint past it. */
  skip(position: number): void {
    this.storedAt(position);
    this.handled(position);
    this.retry();
  }

  /** Records and logs the reason for a stall. */
  stalled(error: unknown): void {
    const { subscriber, division } = this.options;
    const position = this.pending.after;
    this.problem = `${subscriber.name} stalled at position ${position} of division ${division}: ${String(error)}`;
    this.kindOfProblem = kindOf(error);
    const where = { subscriber: subscriber.name, division, position };
    const { failures } = this;
    this.logger.error({ message: 'a subscription is stalled', ...where, failures, error });
  }

  stop(): void {
    clearTimeout(this.pause);
  }

  private rest(milliseconds: number): void {
    this.pause = setTimeout(() => {
      this.pause = undefined;
      this.options.again();
    }, milliseconds);
    this.pause.unref();
  }
}

interface StallHere {
  readonly division: number;
  readonly subscriber: string;
  readonly handles: ReadonlySet<string>;
  /** Position up to which everything is handled. */
  readonly after: number;
  readonly problem: string;
}

/** An UnreadableEvent names only the event type, so its message is safe to show. */
function kindOf(error: unknown): string {
  if (error instanceof UnreadableEvent) return error.message;
  return error instanceof Error ? error.name : 'Error';
}
