/**
 * Holds a flag true for a while after it turned false, so that short states are readable. For
 * `useSyncExternalStore`.
 */
export class DelayedOff {
  private isShown = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  /** `ms`: extra time in milliseconds. */
  constructor(private readonly ms: number) {}

  readonly current = (): boolean => this.isShown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Sets the actual state. */
  follow(isSo: boolean): void {
    if (isSo) {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.publish(true);
    } else if (this.isShown) {
      this.timer ??= setTimeout(() => {
        this.timer = undefined;
        this.publish(false);
      }, this.ms);
    }
  }

  private publish(isShown: boolean): void {
    if (this.isShown === isShown) return;
    this.isShown = isShown;
    for (const listener of this.listeners) listener();
  }
}
