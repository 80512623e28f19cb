import { Logger } from '@nestjs/common';

/** Something that is done when a process starts, and again and again while it runs. */
export class Rounds {
  private readonly logger = new Logger('Rounds');
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

  /** Resolves when the round that is under way, if any, has come to its end. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private again(): void {
    this.round = this.round.then(this.work).then(
      () => undefined,
      // The database is away, for example: the next round does it.
      (thrown: unknown) => this.logger.error(thrown),
    );
  }
}
