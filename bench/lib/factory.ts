import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { OrderPriority } from '@selvedge/shared/orders/order-priority';
import { ORDER_FLOWS, type OrderStatus } from '@selvedge/shared/orders/order-status';

import { OrderCommands } from '../../server/src/features/orders/order-commands.service.js';
import { orderDecider } from '../../server/src/features/orders/aggregate/order.decider.js';
import { placeOrder } from '../../server/src/features/orders/order.testing.js';
import { CommandHandler } from '../../server/src/platform/event-log/commands/command-handler.js';
import type { TestApp } from '../../server/src/platform/testing/start-app.js';
import { nowMs } from './shared-clock.js';

/** Load on the factory and its duration. */
export interface Workload {
  readonly changesPerSecond: number;
  /** Number of changes per new order. */
  readonly changesPerOrder: number;
  readonly seconds: number;
}

interface Placed {
  readonly orderId: number;
  readonly hash: string;
}

/** Times at which a change was requested and completed, that is, after its commit. */
export interface Given {
  readonly requestedMs: number;
  readonly doneMs: number;
}

const statuses: readonly OrderStatus[] = ORDER_FLOWS.normal.flat();
const priorities: readonly OrderPriority[] = ['normal', 'normal', 'normal', 'high', 'urgent'];

function pick<One>(from: readonly One[]): One {
  const one = from[Math.floor(Math.random() * from.length)];
  if (one === undefined) throw new Error('The list is empty.');
  return one;
}

/** Simulated factory: places orders and moves them through their stages. */
export class Factory {
  readonly orders: Placed[] = [];
  /** Changes by order, in sequence. */
  readonly given = new Map<number, Given[]>();
  private readonly statuses = new Map<number, OrderStatus>();
  private readonly context;

  constructor(
    private readonly app: TestApp,
    division: number,
  ) {
    this.context = { division, actor: 'staff:1', correlationId: 'bench' };
  }

  /** Some orders get a higher priority. */
  async place(): Promise<void> {
    const orderId = this.orders.length + 1;
    const hash = randomBytes(16).toString('hex');
    const order = { ...placeOrder, orderId, hash };
    await this.app.get(CommandHandler).handle(this.context, orderDecider, order);
    this.orders.push({ orderId, hash });
    const priority = pick(priorities);
    await this.app
      .get(OrderCommands)
      .give(this.context, { type: 'SetPriority', orderId, priority });
  }

  /** Runs the changes of one order in sequence, as one person would. */
  async work({ changesPerSecond, changesPerOrder, seconds }: Workload): Promise<void> {
    const everyMs = 1_000 / changesPerSecond;
    const begin = nowMs();
    const busy = new Map<number, Promise<void>>();
    for (let count = 0; count < seconds * changesPerSecond; count += 1) {
      const { orderId } = pick(this.orders);
      const before = busy.get(orderId) ?? Promise.resolve();
      busy.set(
        orderId,
        before.then(() => this.move(orderId)),
      );
      if (count % changesPerOrder === 0) await this.place();
      await pause(Math.max(0, begin + (count + 1) * everyMs - nowMs()));
    }
    await Promise.all(busy.values());
  }

  private async move(orderId: number): Promise<void> {
    const last = this.statuses.get(orderId) ?? placeOrder.status;
    const status = pick(statuses.filter((one) => one !== last));
    this.statuses.set(orderId, status);
    const requestedMs = nowMs();
    const change = { status, from: undefined, automatic: false };
    await this.app
      .get(OrderCommands)
      .give(this.context, { type: 'ChangeStatus', orderId, ...change });
    const times = this.given.get(orderId) ?? [];
    this.given.set(orderId, [...times, { requestedMs, doneMs: nowMs() }]);
  }
}
