import { randomUUID } from 'node:crypto';

import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { Clock } from '../../../platform/clock.js';
import { IntervalTask } from '../../../platform/concurrency/interval-task.js';
import { CommandHandler } from '../../../platform/event-log/commands/command-handler.js';
import { orderDecider } from '../../orders/index.js';
import { UnpaidOrders, type UnpaidOrder } from './unpaid-orders.queries.js';

/** Interval at which unpaid orders are looked for. */
const intervalMs = 60_000;
/** Time after which a customer who has not paid is reminded. */
const reminderAfterMs = 60 * 60 * 1000;
/** Later reminders, for example after an outage, would only confuse. */
const tooLateMs = 24 * 60 * 60 * 1000;

/** Reminds customers who placed an order and did not pay, once per order. */
@Injectable()
export class PaymentReminders implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('PaymentReminders');
  private readonly task = new IntervalTask(intervalMs, () => this.remind());

  constructor(
    private readonly unpaid: UnpaidOrders,
    private readonly commands: CommandHandler,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  /** Reminds of all orders that are due. Several processes may run this at once. */
  async remind(): Promise<void> {
    const now = this.clock.now().getTime();
    const due = await this.unpaid.placedBetween(
      new Date(now - tooLateMs),
      new Date(now - reminderAfterMs),
    );
    for (const order of due) await this.remindOf(order);
  }

  /** An error of one order must not stop the others. */
  private async remindOf({ division, orderId }: UnpaidOrder): Promise<void> {
    const context = { division, actor: 'system:payment-reminders', correlationId: randomUUID() };
    try {
      await this.commands.handle(context, orderDecider, { type: 'RemindOfPayment', orderId });
    } catch (error) {
      this.logger.error({ message: 'an unpaid order was not reminded of', orderId, error });
    }
  }
}
