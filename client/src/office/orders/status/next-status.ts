import {
  isInWork,
  ORDER_FLOWS,
  stageOf,
  type OrderFlow,
  type OrderStatus,
} from '@selvedge/shared/orders/order-status';
import { isOpenQuote } from '@selvedge/shared/orders/quotes/open-quote';
import { isProblem } from '@selvedge/shared/orders/status-meaning';

/**
 * Returns the status that usually follows during production. Undefined before payment, for open
 * quotes, at the end, and while a problem has to be solved first.
 */
export function nextStatus(flow: OrderFlow, status: OrderStatus): OrderStatus | undefined {
  const stage = stageOf(flow, status);
  if (stage === undefined || !isInWork(flow, stage)) return undefined;
  if (isProblem(status) || isOpenQuote({ flow, status })) return undefined;
  const statuses: readonly OrderStatus[] = ORDER_FLOWS[flow].flat();
  const usual = statuses.filter((one) => !isProblem(one));
  return usual[usual.indexOf(status) + 1];
}
