import { stageOf, type OrderFlow, type OrderStatus } from '../order-status.js';

/** Paid, or ordered by number: from here on it is made. */
const settledStage = stageOf('bespoke', 'po_confirmed') ?? 0;

/** Whether price and mock-up of an order may still be talked about. */
export function isOpenQuote(order: {
  readonly flow: OrderFlow;
  readonly status: OrderStatus;
}): boolean {
  const { flow, status } = order;
  return flow === 'bespoke' && (stageOf(flow, status) ?? settledStage) < settledStage;
}

/** As before, and nobody has paid or is paying. */
export function isOpenToWork(
  order: Parameters<typeof isOpenQuote>[0] & {
    readonly paymentAttempts: readonly { readonly state: string }[];
  },
): boolean {
  return isOpenQuote(order) && order.paymentAttempts.every(({ state }) => state === 'declined');
}
