import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { statusName } from '@selvedge/shared/orders/order-status';

/** Something of an order that is not as it was, in words. */
export interface Change {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

const facts: readonly (readonly [what: string, wordsOf: (order: AtlasOrder) => string])[] = [
  ['Status', ({ status }) => statusName(status)],
  ['Progress', ({ percentComplete }) => `${String(percentComplete)}%`],
  ['Priority', ({ priority }) => priority],
  ['Payment', paymentOf],
  ['E-mail', ({ email }) => email ?? 'erased'],
];

/** What has changed of an order from one moment to another. */
export function changesBetween(then: AtlasOrder, now: AtlasOrder): readonly Change[] {
  return facts
    .map(([what, wordsOf]) => ({ what, before: wordsOf(then), after: wordsOf(now) }))
    .filter(({ before, after }) => before !== after);
}

function paymentOf({ paymentAttempts }: AtlasOrder): string {
  const last = paymentAttempts.at(-1);
  return last === undefined ? 'none' : `${last.paymentMethodName}, ${last.state}`;
}
