/** Somebody for whom something waits to be sent. */
export interface LiveOutbox {
  flush(): void;
}

/** After a round comes a rest so many times as long as that: sending never takes all of a process. */
const restShare = 0.5;

/**
 * Sends what is waiting, to all for whom something is, in one round. Alone it goes out at once; where much
 * happens and many listen, rounds take long, and what came meanwhile goes out together in the next.
 */
export class LiveRounds {
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
