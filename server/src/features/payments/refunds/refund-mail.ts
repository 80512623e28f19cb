import { receiptLink } from '@selvedge/shared/links/links';
import { formatMoney } from '@selvedge/shared/money';

import { letter, type ComposedMail } from '../../../platform/mail/mail-layout.js';
import type { OrderRow } from '../../orders/index.js';

type Order = Pick<
  OrderRow,
  'orderId' | 'hash' | 'total' | 'currency' | 'refunded' | 'paymentAttempts'
>;

interface Refund {
  readonly attemptId: string;
  /** Minor units. */
  readonly amount: number;
}

/** Composes the mail to the customer about a refund that the provider has made. */
export function refundMail(
  order: Order,
  refund: Refund,
  { shop, origin }: { readonly shop: string; readonly origin: string },
): ComposedMail {
  const { orderId, hash, currency } = order;
  const worth = formatMoney({ amount: refund.amount, currency });
  return letter({
    subjectLine: `We have refunded ${worth} for order ${orderId}`,
    heading: `We have refunded ${worth}`,
    greeting: partOf(order, refund, worth),
    body: `The refund goes back to the payment method you used. It can take 5 to 10 working days to appear on your statement.`,
    action: { text: 'View order', href: origin + receiptLink(hash) },
    why: `You are receiving this e-mail because you ordered at ${shop}.`,
  });
}

function partOf(order: Order, { attemptId }: Refund, worth: string): string {
  const { orderId, total, currency, refunded, paymentAttempts } = order;
  const payment = paymentAttempts.find((attempt) => attempt.attemptId === attemptId);
  if (payment?.refund !== undefined) {
    return `We received a payment of ${formatMoney({ amount: total, currency })} for order ${orderId} after it was closed or already paid. We have refunded ${worth}.`;
  }
  if (refunded >= total) return `Order ${orderId} is now refunded in full.`;
  const [sum, whole] = [refunded, total].map((amount) => formatMoney({ amount, currency }));
  return `We have refunded ${String(sum)} of ${String(whole)} for order ${orderId}.`;
}
