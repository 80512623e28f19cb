import { formatMoney } from '@selvedge/shared/money';

import { letter, type ComposedMail } from '../../../platform/mail/mail-layout.js';
import type { OrderRow } from '../../orders/index.js';

interface ReminderFrame {
  readonly shop: string;
  /** Page on which the order can be paid on any device. */
  readonly link: string;
}

/** Reminds the customer of an order that is not paid yet. */
export function paymentReminderMail(
  { orderId, items, total: amount, currency }: OrderRow,
  { shop, link }: ReminderFrame,
): ComposedMail {
  const names = items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
  const total = formatMoney({ amount, currency });
  return letter({
    subjectLine: `Complete your order from ${shop}`,
    heading: 'Your order is waiting',
    body: `You placed order ${orderId} (${names}) and have not paid for it yet. Nothing has been charged. The total is ${total}. We print your order once it is paid.`,
    action: { text: 'Pay now', href: link },
    why: `You are receiving this e-mail once because you ordered at ${shop}. If you no longer want the order, you need not do anything.`,
  });
}
