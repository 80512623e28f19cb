/** Default interval in milliseconds (BLK-095). */
const defaultInterval = 6000;
/** Time in milliseconds by which the next slide is preloaded (BLK-093). */
const preloadBefore = 2000;

interface RotationOptions {
  readonly count: number;
  /** In milliseconds. */
  readonly interval?: number | undefined;
  /** Called with the slide to show. */
  readonly onShow: (index: number) => void;
  /** Called with the slide to preload; optional. */
  readonly onPreload?: ((index: number) => void) | undefined;
}

/** Timer of a slideshow: current slide and next change (BLK-091 to BLK-095). */
export class Rotation {
  private index = 0;
  private isPaused = true;
  private timers: readonly ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly options: RotationOptions) {}

  /** Starts automatic rotation (BLK-091). */
  resume(): void {
    this.isPaused = false;
    this.wind();
  }

  /** BLK-094. */
  pause(): void {
    this.isPaused = true;
    this.unwind();
  }

  /** Manual step, wrapping at both ends (BLK-091, BLK-092). */
  step(by: 1 | -1): void {
    this.show(this.index + by);
  }

  /** Records a slide that the visitor scrolled to (BLK-092). */
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

  /** Restarts the interval. */
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
