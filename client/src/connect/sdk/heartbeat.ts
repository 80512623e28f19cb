/** Ping interval in milliseconds. */
const pingEvery = 5_000;
/** Missed answers before the page counts as unresponsive. */
const allowedMisses = 3;

interface Ends {
  readonly ping: () => void;
  readonly onChange: (isThere: boolean) => void;
}

/**
 * Detects whether the page at the other end answers. `tick` is called by the timer and by specs.
 */
export class Heartbeat {
  private unanswered = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly ends: Ends) {}

  start(): void {
    this.timer = setInterval(() => {
      this.tick();
    }, pingEvery);
  }

  tick(): void {
    this.unanswered += 1;
    if (this.unanswered === allowedMisses + 1) this.ends.onChange(false);
    this.ends.ping();
  }

  /** Call on every message from the page. */
  received(): void {
    const wasAway = this.unanswered > allowedMisses;
    this.unanswered = 0;
    if (wasAway) this.ends.onChange(true);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
