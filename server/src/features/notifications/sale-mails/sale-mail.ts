import { costRows } from '@selvedge/shared/checkout/totals-rows';
import { formatMoney } from '@selvedge/shared/money';
import type { OrderItem } from '@selvedge/shared/orders/contract';
import escapeHtml from 'escape-html';

import {
  mailButton,
  mailDocument,
  mailHeading,
  type ComposedMail,
} from '../../../platform/mail/mail-layout.js';
import type { OrderRow } from '../../orders/index.js';

type Sale = Pick<
  OrderRow,
  'orderId' | 'items' | 'shipping' | 'discount' | 'coupon' | 'total' | 'currency'
>;

/**
 * Composes the mail to a team member about a paid order. It contains no data of the customer, which
 * would remain in the mailbox after an erasure.
 */
export function saleMail(
  { orderId, items, shipping, discount, coupon, total, currency }: Sale,
  { shop, origin }: { readonly shop: string; readonly origin: string },
): ComposedMail {
  const money = (amount: number): string => formatMoney({ amount, currency });
  const lines = items.map((item) => [itemText(item), money(item.price * item.quantity)] as const);
  const sums = [
    ...lines,
    ...costRows({ shipping, discount, coupon, currency }),
    ['Total', money(total)] as const,
  ];
  const heading = `New order ${String(orderId)}`;
  const body = `${shop} has a new paid order. Total: ${money(total)}.`;
  const href = `${origin}/dashboard/orders/${String(orderId)}`;
  const why = `You are receiving this e-mail because you chose to be notified about orders of ${shop}. To change this, open Notifications in your dashboard.`;
  const rows = sums.map(
    ([text, amount]) =>
      `<tr><td style="padding:6px 0">${escapeHtml(text)}</td><td align="right" style="padding:6px 0;white-space:nowrap">${escapeHtml(amount)}</td></tr>`,
  );
  return {
    subjectLine: `New order ${String(orderId)} at ${shop}: ${money(total)}`,
    text: [
      body,
      sums.map(([text, amount]) => `${text}  ${amount}`).join('\n'),
      `View the order:\n${href}`,
      why,
    ].join('\n\n'),
    html: mailDocument({
      title: heading,
      rows: [
        mailHeading(heading, escapeHtml(body)),
        `<tr><td style="padding:16px 32px 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${rows.join('\n')}
</table></td></tr>`,
        mailButton({ text: 'View order', href }),
      ],
      why,
    }),
  };
}

/** Quantity and name with the chosen options. */
function itemText({ quantity, name, options, pieces }: OrderItem): string {
  const chosen =
    pieces.length === 0
      ? [options.Colour, options.Size].filter(Boolean)
      : pieces.map((piece) => `${piece.name}: ${piece.choice}`);
  const suffix = chosen.length === 0 ? '' : ` (${chosen.join(', ')})`;
  return `${String(quantity)} × ${name}${suffix}`;
}
