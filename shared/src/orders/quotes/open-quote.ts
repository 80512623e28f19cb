import { stageOf, type OrderFlow, type OrderStatus } from '../order-status.js';

/** Stage from which production starts: paid, or confirmed by a purchase order. */
const settledStage = stageOf('bespoke', 'po_confirmed') ?? 0;

/** Whether price and mock-up of an order can still change. */
export function isOpenQuote(order: {
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
}): boolean {
  const { flow, status } = order;
  return flow === 'bespoke' && (stageOf(flow, status) ?? settledStage) < settledStage;
}

/** Open quote without a paid or pending payment. */
export function isOpenToWork(
  order: Parameters<typeof isOpenQuote>[0] & {
    readonly paymentAttempts: readonly { readonly state: string }[];
  },
): boolean {
  return isOpenQuote(order) && order.paymentAttempts.every(({ state }) => state === 'declined');
}
