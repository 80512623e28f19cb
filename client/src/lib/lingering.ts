/**
 * Something that is told for a while after it has ended: what comes and goes in a moment could not be read.
 * For `useSyncExternalStore`.
 */
export class Lingering {
  private isTold = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  /** `ms`: so long it is told on. */
  constructor(private readonly ms: number) {}

  readonly current = (): boolean => this.isTold;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Whether it is so now. */
  follow(isSo: boolean): void {
    if (isSo) {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.tell(true);
    } else if (this.isTold) {
      this.timer ??= setTimeout(() => {
        this.timer = undefined;
        this.tell(false);
      }, this.ms);
    }
  }

  private tell(isTold: boolean): void {
    if (this.isTold === isTold) return;
    this.isTold = isTold;
    for (const listener of this.listeners) listener();
  }
}
