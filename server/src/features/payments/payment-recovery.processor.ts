import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import type { PaymentRecovery } from './payment-recovery.service.js';

export const recoveryIntervalMs = 10_000;

/** Looks for cut-off payments as long as the server runs, one round after the other. */
export class PaymentRecoveryLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Payments');
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  constructor(private readonly recovery: Pick<PaymentRecovery, 'recover'>) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.round ??= this.recover().finally(() => {
        this.round = undefined;
      });
    }, recoveryIntervalMs);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private async recover(): Promise<void> {
    try {
      await this.recovery.recover();
    } catch (thrown) {
      // The database is away, for example: the next round finds the same attempts.
      this.logger.error(thrown);
    }
  }
}
