import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { statusName } from '@selvedge/shared/orders/order-status';

import { owedLabel } from '../ledger/owed-label.js';

/** A changed fact of an order, as displayed. */
export interface Change {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

const facts: readonly (readonly [what: string, textOf: (order: AtlasOrder) => string])[] = [
  ['Status', ({ status }) => statusName(status)],
  ['Progress', ({ percentComplete }) => `${String(percentComplete)}%`],
  ['Priority', ({ priority }) => priority],
  ['Payment', paymentOf],
  ['Balance', owedLabel],
  ['Labels printed', printedOf],
  ['Tracking', ({ trackingCodes }) => listed(trackingCodes.map(({ code }) => code))],
  ['Related orders', ({ childOrders }) => listed(childOrders.map(({ id }) => `#${String(id)}`))],
  ['Deleted', ({ deletedAt }) => (deletedAt === null ? 'no' : 'yes')],
  ['E-mail', ({ email }) => email ?? 'erased'],
];

export function changesBetween(then: AtlasOrder, now: AtlasOrder): readonly Change[] {
  return facts
    .map(([what, textOf]) => ({ what, before: textOf(then), after: textOf(now) }))
    .filter(({ before, after }) => before !== after);
}

function paymentOf({ paymentAttempts }: AtlasOrder): string {
  const last = paymentAttempts.at(-1);
  return last === undefined ? 'none' : `${last.paymentMethodName}, ${last.state}`;
}

function printedOf({ items }: AtlasOrder): string {
  const labels = items.flatMap((item) => item.labels ?? []);
  return String(labels.filter(({ timesPrinted }) => timesPrinted > 0).length);
}

function listed(values: readonly string[]): string {
  return values.length === 0 ? 'none' : values.join(', ');
}
