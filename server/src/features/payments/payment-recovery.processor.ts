import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';

export const recoveryIntervalMs = 10_000;

/** Settles payments or refunds without outcome. */
export interface Recovery {
  recover(): Promise<number>;
}

/** Runs the recoveries repeatedly while the server runs. */
export class PaymentRecoveryLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Payments');
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  constructor(private readonly recoveries: readonly Recovery[]) {}

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

  /** In parallel: refunds that wait for the provider must not delay payments. */
  private async recover(): Promise<void> {
    await Promise.all(
      this.recoveries.map((recovery) =>
        // A failure, such as an unreachable database, is retried by the next run.
        recovery.recover().catch((thrown: unknown) => this.logger.error(thrown)),
      ),
    );
  }
}
