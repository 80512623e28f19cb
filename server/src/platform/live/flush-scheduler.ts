/** Recipient with messages waiting to be sent. */
export interface LiveOutbox {
  flush(): void;
}

/**
 * Pause after a round, relative to its duration, so that sending never occupies the whole process.
 */
const restShare = 0.5;

/**
 * Sends all waiting messages in rounds. A single message is sent at once. Under load rounds take
 * long, and messages that arrive meanwhile go out together in the next one.
 */
export class FlushScheduler {
  private readonly due = new Set<LiveOutbox>();
  private isPlanned = false;
  private restsUntil = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  join(outbox: LiveOutbox): void {
    this.due.add(outbox);
    if (this.isPlanned) return;
    this.isPlanned = true;
    const rest = this.restsUntil - this.now();
    if (rest <= 0) setImmediate(() => this.round());
    else setTimeout(() => this.round(), rest);
  }

  private round(): void {
    this.isPlanned = false;
    const begin = this.now();
    for (const outbox of this.due) outbox.flush();
    this.due.clear();
    const end = this.now();
    this.restsUntil = end + (end - begin) * restShare;
  }
}
