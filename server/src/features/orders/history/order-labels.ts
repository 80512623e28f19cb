import { formatMoney } from '@selvedge/shared/money';
import { statusName } from '@selvedge/shared/orders/order-status';

import type { OrderEvent } from '../order.events.js';

/** What happened, as a member of staff would say it; nothing personal. */
export function wordsOf(event: OrderEvent): string {
  switch (event.type) {
    case 'OrderPlaced': {
      const { total: amount, currency } = event.totals;
      const pieces = event.items.reduce((sum, { quantity }) => sum + quantity, 0);
      const things = pieces === 1 ? '1 item' : `${pieces} items`;
      return `Placed with ${things} for ${formatMoney({ amount, currency })}`;
    }
    case 'OrderStatusChanged':
      return `Moved from ${statusName(event.from)} to ${statusName(event.status)}`;
    case 'OrderPrioritySet':
      return `Priority set to ${event.priority}`;
    case 'PaymentAttemptStarted':
      return `Payment by ${event.paymentMethodName} started`;
    case 'PaymentAttemptSucceeded':
      return `Payment succeeded, transaction ${event.transaction}`;
    case 'PaymentAttemptDeclined':
      return `Payment declined: ${event.message}`;
  }
}
