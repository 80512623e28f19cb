/** Minimum interval between two presence broadcasts. */
const everyMs = 50;

/** Throttles presence broadcasts, so that changes within an interval go out as one. */
export class PresenceOutlet {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly publish: () => void) {}

  soon(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.publish();
    }, everyMs).unref();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
