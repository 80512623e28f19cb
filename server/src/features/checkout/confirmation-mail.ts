import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';
import { formatMoney } from '@selvedge/shared/money';
import { receiptLink } from '@selvedge/shared/storefront/links';
import escapeHtml from 'escape-html';

import type { OrderRow } from '../orders/index.js';

/** How a shop signs its mail. */
export interface MailFrame {
  readonly shop: string;
  /** `https://tropic.example.com`. */
  readonly origin: string;
  /** CSS colours of the shop's theme. */
  readonly colour: string;
  readonly onColour: string;
}

export interface ComposedMail {
  readonly subjectLine: string;
  readonly text: string;
  readonly html: string;
}

type Order = Pick<
  OrderRow,
  | 'orderId'
  | 'hash'
  | 'items'
  | 'subtotal'
  | 'shipping'
  | 'goodsTax'
  | 'shippingTax'
  | 'total'
  | 'currency'
  | 'shippingAddress'
>;

/** What somebody gets who has paid: what they bought, what it cost, where it goes, and the receipt. */
export function confirmationMail(order: Order, frame: MailFrame): ComposedMail {
  return {
    subjectLine: `Your order ${order.orderId} from ${frame.shop}`,
    text: textOf(order, frame),
    html: htmlOf(order, frame),
  };
}

function textOf(order: Order, { shop, origin }: MailFrame): string {
  const lines = order.items.map(
    (item) => `${item.quantity} × ${item.name} (${optionsOf(item)})  ${priceOf(order, item)}`,
  );
  const sums = sumsOf(order).map(([label, amount]) => `${label}: ${amount}`);
  return [
    `Thank you for your order at ${shop}!`,
    `We have received your payment and start printing soon. Your order number is ${order.orderId}.`,
    lines.join('\n'),
    sums.join('\n'),
    ['Delivery address', ...addressLines(order.shippingAddress)].join('\n'),
    `Follow your order here:\n${origin}${receiptLink(order.hash)}`,
    `Goodbye for now,\n${shop}`,
  ].join('\n\n');
}

function htmlOf(order: Order, frame: MailFrame): string {
  const { shop, origin, colour, onColour } = frame;
  const link = escapeHtml(origin + receiptLink(order.hash));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Your order ${order.orderId}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f3f0;color:#23211f;font:16px/1.5 Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:12px">
<tr><td style="padding:24px 32px;background:${escapeHtml(colour)};color:${escapeHtml(onColour)};border-radius:12px 12px 0 0;font-size:20px;font-weight:bold">${escapeHtml(shop)}</td></tr>
<tr><td style="padding:32px 32px 8px"><h1 style="margin:0 0 8px;font-size:26px;line-height:1.2">Thank you for your order</h1>
<p style="margin:0">We have received your payment and start printing soon. Your order number is <strong>${order.orderId}</strong>.</p></td></tr>
<tr><td style="padding:16px 32px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0">
${order.items.map((item) => itemRow(order, item, origin)).join('\n')}
</table></td></tr>
<tr><td style="padding:0 32px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #e4e1dc">
${sumsOf(order).map(sumRow).join('\n')}
</table></td></tr>
<tr><td style="padding:24px 32px"><a href="${link}" style="display:inline-block;padding:14px 28px;background:${escapeHtml(colour)};color:${escapeHtml(onColour)};border-radius:8px;font-weight:bold;text-decoration:none">Follow your order</a></td></tr>
<tr><td style="padding:0 32px 32px"><h2 style="margin:0 0 4px;font-size:16px">Delivery address</h2>
<p style="margin:0">${addressLines(order.shippingAddress)
    .map((line) => escapeHtml(line))
    .join('<br>')}</p></td></tr>
</table>
<p style="max-width:560px;margin:16px auto 0;color:#6b6762;font-size:13px;text-align:center">You get this mail because you ordered at ${escapeHtml(shop)}.</p>
</body></html>
`;
}

function itemRow(order: Order, item: OrderItem, origin: string): string {
  const picture = escapeHtml(`${origin}${item.image}?w=160`);
  return `<tr><td width="72" style="padding:8px 16px 8px 0"><img src="${picture}" alt="" width="72" height="72" style="display:block;border-radius:8px;background:#efedea"></td>
<td style="padding:8px 0"><strong>${escapeHtml(item.name)}</strong><br><span style="color:#6b6762;font-size:14px">${escapeHtml(optionsOf(item))} · ${item.quantity} ×</span></td>
<td align="right" style="padding:8px 0;white-space:nowrap">${escapeHtml(priceOf(order, item))}</td></tr>`;
}

function sumRow([label, amount]: readonly [string, string]): string {
  const style =
    label === 'Total' ? 'padding:8px 0;font-weight:bold;font-size:18px' : 'padding:4px 0';
  return `<tr><td style="${style}">${escapeHtml(label)}</td><td align="right" style="${style}">${escapeHtml(amount)}</td></tr>`;
}

function optionsOf({ options, pieces }: OrderItem): string {
  if (pieces.length === 0) return `${options.Colour}, ${options.Size}`;
  return pieces.map(({ name, choice }) => `${name}: ${choice}`).join(', ');
}

function priceOf({ currency }: Order, { price, quantity }: OrderItem): string {
  return formatMoney({ amount: price * quantity, currency });
}

/** PAY-023: the tax is told, not added. */
function sumsOf(order: Order): readonly (readonly [string, string])[] {
  const { subtotal, shipping, goodsTax, shippingTax, total, currency } = order;
  const shown = (amount: number): string => formatMoney({ amount, currency });
  const tax = goodsTax + shippingTax;
  return [
    ['Products', shown(subtotal)],
    ['Delivery', shipping === 0 ? 'Free' : shown(shipping)],
    ...(tax > 0 ? [['Including VAT', shown(tax)] as const] : []),
    ['Total', shown(total)],
  ];
}

function addressLines(address: OrderAddress | null): readonly string[] {
  if (address === null) return [];
  const { fullName, line1, line2, city, postcode, country } = address;
  return [fullName, line1, ...(line2 === null ? [] : [line2]), `${city} ${postcode}`, country];
}
