import { Logger } from '@nestjs/common';

import type { Checkpoint } from './checkpoints.js';
import { LeaseLost, renewEveryMs } from './leases.js';
import { UnreadableEvent } from '../model/event-log.errors.js';
import { PendingEvents } from './pending-events.js';

/** The pause after the first failure; it doubles with every other, up to the longest. */
const firstPauseMs = 500;
const longestPauseMs = 60_000;

export interface ProgressOptions {
  readonly subscriber: { readonly name: string; readonly handles: ReadonlySet<string> };
  readonly division: number;
  /** The position that was stored. */
  readonly after: number;
  /** The pause after a failure is over. */
  readonly again: () => void;
}

/** How far one subscriber is in one division: who fails stops there alone, with its position kept. */
export class SubscriberProgress {
  /** Why it is stalled, in words; undefined while it gets on. */
  problem: string | undefined;
  readonly pending: PendingEvents;
  /** The same without what the error said, which may be about people. */
  private kindOfProblem = '';
  private readonly logger = new Logger('Work');
  private storedPosition: number;
  private failures = 0;
  private pause: NodeJS.Timeout | undefined;

  constructor(private readonly options: ProgressOptions) {
    this.pending = new PendingEvents(options.after, options.subscriber.handles);
    this.storedPosition = options.after;
  }

  /** There is something to do, and nothing that keeps it from that. */
  get canGoOn(): boolean {
    return !this.pending.isDone && this.pause === undefined;
  }

  /** Its checkpoint is at least here. */
  get stored(): number {
    return this.storedPosition;
  }

  /** Where it is, when its checkpoint is not there yet. */
  get unstored(): Checkpoint | undefined {
    const { subscriber, division } = this.options;
    const position = this.pending.after;
    return position === this.stored
      ? undefined
      : { subscriber: subscriber.name, division, position };
  }

  /** Where it stands, and what it handles there; undefined while it gets on. */
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

  /** Stops for a while, and then reads again what it failed at. */
  failed(error: unknown): void {
    this.pending.forget();
    // Until the next renewal nobody knows whether the slot is still ours.
    if (error instanceof LeaseLost) this.rest(renewEveryMs);
    else {
      this.failures += 1;
      this.stalled(error);
      this.rest(Math.min(firstPauseMs * 2 ** (this.failures - 1), longestPauseMs));
    }
  }

  /** Tries at once what it failed at. */
  retry(): void {
    this.stop();
    this.pause = undefined;
    this.options.again();
  }

  /** Goes on behind an event that it failed at; its checkpoint is there. */
  skip(position: number): void {
    this.storedAt(position);
    this.handled(position);
    this.retry();
  }

  /** Says why it does not get on. */
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
  /** All that is up to here is done. */
  readonly after: number;
  readonly problem: string;
}

/** What an event says that cannot be read names its type alone. */
function kindOf(error: unknown): string {
  if (error instanceof UnreadableEvent) return error.message;
  return error instanceof Error ? error.name : 'Error';
}
