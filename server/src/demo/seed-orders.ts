import type { Product } from '@selvedge/shared/catalogue/contract';
import type { OrderStatus } from '@selvedge/shared/orders/order-status';
import type { Store } from '@selvedge/shared/stores/contract';

import {
  commandFor,
  CommandHandler,
  type DeciderCommand,
} from '../platform/event-log/commands/command-handler.js';
import { orderDecider, OrdersQueries, type OrderCommand } from '../features/orders/index.js';
import type { PaymentGateway } from '../features/payments/index.js';
import { plannedOrders, type PlannedOrder } from './demo-order-plan.js';
import { placingOf, shopperOf } from './demo-orders.js';
import { limitConcurrency } from './limit-concurrency.js';

const hourMs = 60 * 60 * 1_000;

interface Assortment {
  readonly store: Store;
  readonly products: readonly Product[];
}

/** Dependencies and data for seeding the orders. */
export interface OrderNeeds {
  readonly commands: CommandHandler;
  readonly orders: OrdersQueries;
  /** Undefined unless the sandbox is the payment provider; its payments can be refunded. */
  readonly sandbox: PaymentGateway | undefined;
  readonly now: Date;
  readonly staffId: number;
  readonly shopperId: number;
  /** Selling stores; the first one gets two of three orders. */
  readonly assortments: readonly [Assortment, Assortment];
}

/**
 * Places the orders one after the other, because later ones need higher numbers, then advances each
 * to its status. Completed steps are skipped.
 */
export async function seedOrders(needs: OrderNeeds): Promise<void> {
  const placed: (readonly [PlannedOrder, number])[] = [];
  for (const order of plannedOrders) placed.push([order, await place(needs, order)]);
  await limitConcurrency.map(placed, ([order, orderId]) => advance(needs, order, orderId));
}

async function place(needs: OrderNeeds, order: PlannedOrder): Promise<number> {
  const shopper = shopperOf(order.number, needs.shopperId);
  const actor = shopper.customerId === null ? 'visitor' : `customer:${shopper.customerId}`;
  return step(needs, order, { name: 'place', actor, hours: order.placed }, async () => {
    const orderId = await needs.orders.nextOrderId();
    const command = placingOf(order, orderId, shopper, assortmentOf(needs, order));
    return { commands: deciderCommandsOf([command]), orderId };
  });
}

async function advance(needs: OrderNeeds, order: PlannedOrder, orderId: number): Promise<void> {
  const { path, placed, changed, declinedFirst } = order;
  const stations = path.slice(1);
  const take = (
    { name, actor, hours }: Step,
    commands: () => readonly OrderCommand[] | Promise<readonly OrderCommand[]>,
  ) =>
    step(needs, order, { name, actor, hours }, async () => ({
      commands: deciderCommandsOf(await commands()),
      orderId,
    }));
  const { division } = assortmentOf(needs, order).store;
  if (declinedFirst && path[0] !== 'quote') {
    const decline = { name: 'decline', actor: 'visitor', hours: placed - 0.1 };
    await take(decline, () => declined(orderId));
  }
  for (const [index, status] of stations.entries()) {
    const hours = placed - 0.2 - ((placed - 0.2 - changed) * (index + 1)) / stations.length;
    const isPayment = status === 'paid';
    const actor = isPayment ? 'visitor' : `staff:${needs.staffId}`;
    const at = isPayment ? placed - 0.2 : Math.max(hours, 0);
    await take({ name: status, actor, hours: at }, () =>
      isPayment ? paid(needs, division, orderId) : [moved(orderId, status)],
    );
  }
}

interface Step {
  readonly name: string;
  readonly actor: string;
  /** Hours before now. */
  readonly hours: number;
}

/** Runs a step once, however often the demo is seeded: its name is the idempotency key. */
async function step(
  { commands, now, ...needs }: OrderNeeds,
  order: PlannedOrder,
  { name, actor, hours }: Step,
  prepare: () => Promise<{
    readonly commands: readonly DeciderCommand[];
    readonly orderId: number;
  }>,
): Promise<number> {
  const { division } = assortmentOf({ commands, now, ...needs }, order).store;
  const occurredAt = new Date(now.getTime() - hours * hourMs);
  const key = `${String(order.number)}-${name}`;
  const { result } = await commands.once(
    { division, actor, correlationId: 'demo', occurredAt },
    { subject: 'system:demo', operation: 'seed-order', key, bodyHash: key },
    async () => {
      const { commands: deciderCommands, orderId } = await prepare();
      return { commands: deciderCommands, result: { orderId } };
    },
  );
  return result.orderId;
}

function assortmentOf({ assortments }: OrderNeeds, { number }: PlannedOrder): Assortment {
  return assortments[number % 3 === 0 ? 1 : 0];
}

function deciderCommandsOf(commands: readonly OrderCommand[]): readonly DeciderCommand[] {
  return commands.map((command) => commandFor(orderDecider, command));
}

function moved(orderId: number, status: OrderStatus): OrderCommand {
  return { type: 'ChangeStatus', orderId, status, from: undefined, automatic: true };
}

function declined(orderId: number): readonly OrderCommand[] {
  const attemptId = `demo-${String(orderId)}-declined`;
  return [
    { type: 'StartPaymentAttempt', orderId, attemptId, paymentMethodName: 'Card' },
    { type: 'DeclinePaymentAttempt', orderId, attemptId, message: 'Your card was declined' },
  ];
}

async function paid(
  needs: OrderNeeds,
  division: number,
  orderId: number,
): Promise<readonly OrderCommand[]> {
  const attemptId = `demo-${String(orderId)}`;
  const capture = await captured(needs, division, { orderId, attemptId });
  const transaction = capture ?? `demo-tx-${String(orderId)}`;
  return [
    { type: 'StartPaymentAttempt', orderId, attemptId, paymentMethodName: 'Card' },
    { type: 'SucceedPaymentAttempt', orderId, attemptId, transaction },
    moved(orderId, 'paid'),
  ];
}

/** Pays at the sandbox; undefined if it does not run. */
async function captured(
  { sandbox, orders }: OrderNeeds,
  division: number,
  attempt: { readonly orderId: number; readonly attemptId: string },
): Promise<string | undefined> {
  const order = await orders.ofStore(division, attempt.orderId);
  if (sandbox === undefined || order === undefined) return undefined;
  const { total: amount, currency } = order;
  const shop = { returnUrl: 'http://localhost/', merchant: 'Demo' };
  const state = await sandbox.start({ ...attempt, amount, currency, token: 'test-4242', ...shop });
  return state.state === 'succeeded' ? state.transaction : undefined;
}
