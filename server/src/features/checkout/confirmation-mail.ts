import { addressLines } from '@selvedge/shared/addresses/address-lines';
import { SHIPPING_COUNTRIES } from '@selvedge/shared/countries/shipping-countries';
import { totalsRows } from '@selvedge/shared/checkout/totals-rows';
import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';
import { formatMoney } from '@selvedge/shared/money';
import { receiptLink } from '@selvedge/shared/links/links';
import escapeHtml from 'escape-html';

import {
  mailButton,
  mailDocument,
  mailHeading,
  type ComposedMail,
  type MailColours,
} from '../../platform/mail/mail-layout.js';
import type { OrderRow } from '../orders/index.js';

/** Sender details of a shop's mail, in the colours of its theme. */
export interface MailFrame extends MailColours {
  readonly shop: string;
  /** `https://tropic.example.com`. */
  readonly origin: string;
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
  | 'discount'
  | 'taxDiscount'
  | 'coupon'
  | 'total'
  | 'currency'
  | 'shippingAddress'
>;

/** Composes the confirmation of a paid order: items, costs, address and link to the receipt. */
export function confirmationMail(order: Order, frame: MailFrame): ComposedMail {
  return {
    subjectLine: `Your order ${order.orderId} from ${frame.shop}`,
    text: textOf(order, frame),
    html: htmlOf(order, frame),
  };
}

function textOf(order: Order, { shop, origin }: MailFrame): string {
  const lines = order.items.map(
    (item) => `${item.quantity} × ${nameOf(item)}  ${priceOf(order, item)}`,
  );
  const sums = totalsRows(order).map(([label, amount]) => `${label}: ${amount}`);
  return [
    `Thank you for your order at ${shop}!`,
    `We have received your payment and will start printing soon. Your order number is ${order.orderId}.`,
    lines.join('\n'),
    sums.join('\n'),
    ['Delivery address', ...linesOf(order.shippingAddress)].join('\n'),
    `Follow your order here:\n${origin}${receiptLink(order.hash)}`,
    `Kind regards,\n${shop}`,
  ].join('\n\n');
}

function htmlOf(order: Order, frame: MailFrame): string {
  const { shop, origin, colour, onColour } = frame;
  const number = `<strong>${order.orderId}</strong>`;
  const address = linesOf(order.shippingAddress).map((line) => `<bdi>${escapeHtml(line)}</bdi>`);
  return mailDocument({
    title: `Your order ${order.orderId}`,
    rows: [
      `<tr><td dir="auto" style="padding:24px 32px;background:${escapeHtml(colour)};color:${escapeHtml(onColour)};border-radius:12px 12px 0 0;font-size:20px;font-weight:bold">${escapeHtml(shop)}</td></tr>`,
      mailHeading(
        'Thank you for your order',
        `We have received your payment and will start printing soon. Your order number is ${number}.`,
      ),
      table(
        'padding:16px 32px',
        '',
        order.items.map((item) => itemRow(order, item, origin)),
      ),
      table('padding:0 32px', 'border-top:1px solid #e4e1dc', totalsRows(order).map(sumRow)),
      mailButton({ text: 'Follow your order', href: origin + receiptLink(order.hash) }, frame),
      `<tr><td style="padding:0 32px 32px"><h2 style="margin:0 0 4px;font-size:16px">Delivery address</h2>
<p style="margin:0">${address.join('<br>')}</p></td></tr>`,
    ],
    why: `You are receiving this e-mail because you ordered at ${shop}.`,
  });
}

function table(place: string, style: string, rows: readonly string[]): string {
  return `<tr><td style="${place}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${style}">
${rows.join('\n')}
</table></td></tr>`;
}

/** With the chosen options. */
function nameOf(item: OrderItem): string {
  const options = optionsOf(item);
  return options === '' ? item.name : `${item.name} (${options})`;
}

function itemRow(order: Order, item: OrderItem, origin: string): string {
  const chosen = [optionsOf(item), `${item.quantity} ×`].filter(Boolean).join(' · ');
  return `<tr><td width="72" style="padding:8px 16px 8px 0">${pictureOf(item, origin)}</td>
<td style="padding:8px 0"><strong dir="auto">${escapeHtml(item.name)}</strong><br><bdi style="color:#6b6762;font-size:14px">${escapeHtml(chosen)}</bdi></td>
<td align="right" style="padding:8px 0;white-space:nowrap">${escapeHtml(priceOf(order, item))}</td></tr>`;
}

function pictureOf({ image }: OrderItem, origin: string): string {
  if (image === '') return '';
  const picture = escapeHtml(`${origin}${image}?w=160`);
  return `<img src="${picture}" alt="" width="72" height="72" style="display:block;border-radius:8px;background:#efedea">`;
}

function sumRow([label, amount]: readonly [string, string]): string {
  const style =
    label === 'Total' ? 'padding:8px 0;font-weight:bold;font-size:18px' : 'padding:4px 0';
  return `<tr><td style="${style}">${escapeHtml(label)}</td><td align="right" style="${style}">${escapeHtml(amount)}</td></tr>`;
}

function optionsOf({ options, pieces }: OrderItem): string {
  // Custom items may have no colour.
  if (pieces.length === 0) return [options.Colour, options.Size].filter(Boolean).join(', ');
  return pieces.map(({ name, choice }) => `${name}: ${choice}`).join(', ');
}

function priceOf({ currency }: Order, { price, quantity }: OrderItem): string {
  return formatMoney({ amount: price * quantity, currency });
}

function linesOf(address: OrderAddress | null): readonly string[] {
  if (address === null) return [];
  const { country } = address;
  const name = SHIPPING_COUNTRIES.find(({ code }) => code === country)?.name ?? country;
  return [...addressLines(address), name];
}
