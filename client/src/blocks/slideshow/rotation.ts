/** BLK-095: how long a slide stands where nobody says, in milliseconds. */
const defaultInterval = 6000;
/** BLK-093: how long before the switch the next slide is made ready, in milliseconds. */
const preloadBefore = 2000;

interface RotationOptions {
  /** How many slides there are. */
  readonly count: number;
  /** In milliseconds. */
  readonly interval?: number | undefined;
  /** Called with what is to be shown now. */
  readonly onShow: (index: number) => void;
  /** Called with what will be shown soon; left out where nothing is to be made ready. */
  readonly onPreload?: ((index: number) => void) | undefined;
}

/** BLK-091 to BLK-095: which slide is shown, and when the next one is. */
export class Rotation {
  private index = 0;
  private isPaused = true;
  private timers: readonly ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly options: RotationOptions) {}

  /** BLK-091: goes on by itself from now on. */
  resume(): void {
    this.isPaused = false;
    this.wind();
  }

  /** BLK-094. */
  pause(): void {
    this.isPaused = true;
    this.unwind();
  }

  /** BLK-091, BLK-092: by hand, over both ends. */
  step(by: 1 | -1): void {
    this.show(this.index + by);
  }

  /** BLK-092: a slide that somebody went to by themselves is on show already. */
  settle(index: number): void {
    if (index === this.index) return;
    this.index = index;
    this.wind();
  }

  private show(index: number): void {
    const { count, onShow } = this.options;
    this.index = (index + count) % count;
    onShow(this.index);
    this.wind();
  }

  /** The time of a slide begins anew. */
  private wind(): void {
    this.unwind();
    const { count, interval = defaultInterval, onPreload } = this.options;
    if (this.isPaused || count < 2) return;
    const next = this.index + 1;
    const early = Math.max(0, interval - preloadBefore);
    this.timers = [
      setTimeout(() => this.show(next), interval),
      ...(onPreload ? [setTimeout(() => onPreload(next % count), early)] : []),
    ];
  }

  private unwind(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
