import { Logger } from '@nestjs/common';

/** Runs a task at start-up and then at a fixed interval. */
export class IntervalTask {
  private readonly logger = new Logger('IntervalTask');
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(
    private readonly everyMs: number,
    private readonly work: () => Promise<unknown>,
  ) {}

  start(): void {
    this.again();
    this.timer = setInterval(() => {
      this.again();
    }, this.everyMs);
    this.timer.unref();
  }

  /** Resolves when the current run, if any, has ended. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private again(): void {
    this.round = this.round.then(this.work).then(
      () => undefined,
      // A failure, such as an unreachable database, is retried at the next interval.
      (thrown: unknown) => this.logger.error(thrown),
    );
  }
}
