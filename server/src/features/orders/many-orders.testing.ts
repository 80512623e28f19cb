import { randomBytes } from 'node:crypto';

import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { commandFor, CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import type { TestApp } from '../../platform/testing/start-app.js';
import { orderDecider } from './aggregate/order.decider.js';
import { placeOrder } from './order.testing.js';
import { OrdersQueries } from './read-model/orders.queries.js';

/** Places copies of one order in a single commit, without the checkout. */
export async function placeAlike(
  app: TestApp,
  { division }: Store,
  count: number,
): Promise<readonly PlacedOrder[]> {
  const queries = app.get(OrdersQueries);
  const placed: PlacedOrder[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const orderHash = randomBytes(16).toString('hex');
    placed.push({ orderId: await queries.nextOrderId(), orderHash });
  }
  await app.get(CommandHandler).handleTogether(
    { division, actor: 'staff:1', correlationId: 'alike' },
    placed.map(({ orderId, orderHash: hash }) =>
      commandFor(orderDecider, { ...placeOrder, orderId, hash }, { isFirst: true }),
    ),
  );
  return placed;
}
