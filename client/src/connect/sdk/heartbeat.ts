/** How often the page is asked whether it is there, in milliseconds. */
const pingEvery = 5_000;
/** So many without an answer, and the page counts as away. */
const allowedMisses = 3;

interface Ends {
  readonly ping: () => void;
  readonly onChange: (isThere: boolean) => void;
}

/** Whether the page at the other end answers. `tick` is for its clock, and for specs. */
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

  /** The page has said something. */
  received(): void {
    const wasAway = this.unanswered > allowedMisses;
    this.unanswered = 0;
    if (wasAway) this.ends.onChange(true);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
