import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { DiscountReturns } from './discount-returns.reactor.js';

const intervalMs = 60_000;

/** Releases the discounts of unpaid orders while the server runs. */
@Injectable()
export class ExpiredDiscountsLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Discounts');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(private readonly returns: DiscountReturns) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.running ??= this.release().finally(() => {
        this.running = undefined;
      });
    }, intervalMs);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async release(): Promise<void> {
    try {
      await this.returns.release();
    } catch (thrown) {
      // A failure, such as an unreachable database, is retried by the next run.
      this.logger.error(thrown);
    }
  }
}
