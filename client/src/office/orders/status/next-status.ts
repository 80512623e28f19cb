import {
  isInWork,
  ORDER_FLOWS,
  stageOf,
  type OrderFlow,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';

/** Exceptions, to which staff move an order only for a reason. */
const exceptions: readonly OrderStatus[] = ['disputed', 'issue'];

/**
 * Returns the status that usually follows during production. Undefined before payment and at the
 * end, and while a problem has to be solved first.
 */
export function nextStatus(flow: OrderFlow, status: OrderStatus): OrderStatus | undefined {
  const stage = stageOf(flow, status);
  if (stage === undefined || !isInWork(flow, stage) || exceptions.includes(status))
    return undefined;
  // In the bespoke flow, the quote decides until production.
  if (flow === 'bespoke' && stage < (stageOf(flow, 'bespoke_paid') ?? 0)) return undefined;
  const statuses: readonly OrderStatus[] = ORDER_FLOWS[flow].flat();
  const usual = statuses.filter((one) => !exceptions.includes(one));
  return usual[usual.indexOf(status) + 1];
}
