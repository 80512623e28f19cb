import { randomBytes } from 'node:crypto';

import type { AdminDiscount, CreateDiscount } from '@selvedge/shared/discounts/contract';

import { CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import type { SignedIn, TestApp } from '../../platform/testing/start-app.js';
import { orderDecider, OrdersQueries } from '../orders/index.js';
import { placeOrder } from '../orders/order.testing.js';
import { DiscountAdmin } from './admin/discount-admin.service.js';
import { discountUsesDecider } from './uses/discount-uses.decider.js';

export const discountsPath = '/omnis/v3/dashboard/discounts/';

/** Form of a coupon for 10 percent, with these changes. */
export function discountForm(changes: Partial<CreateDiscount> = {}): CreateDiscount {
  return {
    title: 'Welcome',
    method: 'code',
    code: 'WELCOME-10',
    kind: 'percent',
    percent: 10,
    amounts: null,
    buy: null,
    get: null,
    tiers: [],
    products: [],
    collections: [],
    minimumSpend: null,
    startsAt: null,
    endsAt: null,
    totalLimit: null,
    customerLimit: null,
    firstOrderOnly: false,
    ...changes,
  };
}

export async function createDiscount(
  owner: SignedIn,
  changes: Partial<CreateDiscount> = {},
): Promise<AdminDiscount> {
  const { status, body } = await owner.post(discountsPath, discountForm(changes));
  if (status !== 201) throw new Error(`The discount was refused: ${JSON.stringify(body)}`);
  return body;
}

/**
 * Records every event of a discount in a store, and releases it from an unpaid order after its
 * reminder.
 */
export async function recordDiscounts(app: TestApp, division: number): Promise<void> {
  const context = { division, actor: 'system:test', correlationId: 'discounts' };
  const admin = app.get(DiscountAdmin);
  const form = discountForm({ title: 'Press', method: 'batch', code: null });
  const { uuid, version } = await admin.create(context, form);
  await admin.save(context, uuid, { ...form, percent: 20, version });
  await admin.pause(context, uuid, true);
  await admin.pause(context, uuid, false);
  await admin.issue(context, uuid, 2);
  const commands = app.get(CommandHandler);
  const orderId = await app.get(OrdersQueries).nextOrderId();
  const use = { counter: uuid, orderId };
  const discount = { discountId: uuid, title: 'Press', code: 'PRESS', amount: 480 };
  await commands.handle(context, orderDecider, {
    ...placeOrder,
    ...{ orderId, hash: randomBytes(16).toString('hex') },
    discounts: [{ ...discount, counters: [uuid] }],
  });
  await commands.handle(context, orderDecider, { type: 'RemindOfPayment', orderId });
  await commands.handle(context, orderDecider, { type: 'ReleaseDiscount', orderId });
  await commands.handle(context, discountUsesDecider, { type: 'ReserveUse', ...use, limit: 1 });
  await commands.handle(context, discountUsesDecider, { type: 'ReturnUse', ...use });
}
