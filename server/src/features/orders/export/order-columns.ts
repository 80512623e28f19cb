import type { OrderAddress, OrderItem } from '@selvedge/shared/orders/contract';
import { vatPercentOf } from '@selvedge/shared/orders/invoice/vat-lines';
import { lineTaxOf } from '@selvedge/shared/orders/line-tax';
import { statusName } from '@selvedge/shared/orders/order-status';
import { ORDER_PRIORITIES } from '@selvedge/shared/orders/order-priority';
import { carrierName } from '@selvedge/shared/orders/tracking/carriers';
import { decimalAmount } from '@selvedge/shared/money';

import type { OrderRow } from '../read-model/orders.projection.js';

/** One CSV row: an item with its order and store. */
interface Line {
  readonly order: OrderRow;
  readonly item: OrderItem;
  readonly store: string;
}

type Column = (line: Line) => string;

const amount =
  (read: (line: Line) => number): Column =>
  (line) =>
    decimalAmount({ amount: read(line), currency: line.order.currency });

/**
 * CSV columns by name. Each item has its own row and repeats the order's values, so that rows can
 * be sorted freely.
 */
export const ORDER_COLUMNS: Readonly<Record<string, Column>> = {
  order: ({ order }) => String(order.orderId),
  store: ({ store }) => store,
  placed_at: ({ order }) => order.createdAt,
  changed_at: ({ order }) => order.changedAt,
  flow: ({ order }) => order.flow,
  status: ({ order }) => statusName(order.status),
  priority: ({ order }) => ORDER_PRIORITIES[order.priority] ?? '',
  customer: ({ order }) => order.customerName ?? '',
  email: ({ order }) => order.email ?? '',
  ...addressColumns('shipping', ({ shippingAddress }) => shippingAddress),
  shipping_eori: ({ order }) => order.shippingAddress?.eoriNumber ?? '',
  ...addressColumns('billing', ({ billingAddress }) => billingAddress),
  sku: ({ item }) => item.sku,
  item: ({ item }) => item.name,
  colour: ({ item }) => item.options.Colour,
  size: ({ item }) => item.options.Size,
  pieces: ({ item }) => item.pieces.map(({ name, choice }) => `${name}: ${choice}`).join(', '),
  quantity: ({ item }) => String(item.quantity),
  price: amount(({ item }) => item.price),
  line_tax: amount(({ item }) => lineTaxOf(item)),
  tax_rate: ({ item, order }) => String(vatPercentOf(item, order)),
  currency: ({ order }) => order.currency,
  order_subtotal: amount(({ order }) => order.subtotal),
  order_shipping: amount(({ order }) => order.shipping),
  order_discount: amount(({ order }) => order.discount),
  coupon: ({ order }) => order.coupon ?? '',
  order_tax: amount(({ order }) => order.goodsTax + order.shippingTax - order.taxDiscount),
  order_total: amount(({ order }) => order.total),
  order_refunded: amount(({ order }) => order.refunded),
  tracking: ({ order }) =>
    order.trackingCodes.map(({ carrier, code }) => `${carrierName(carrier)} ${code}`).join(', '),
};

/** Erased addresses produce empty cells. */
function addressColumns(
  prefix: string,
  read: (order: OrderRow) => OrderAddress | null,
): Readonly<Record<string, Column>> {
  const fields: Readonly<Record<string, (address: OrderAddress) => string>> = {
    name: ({ fullName }) => fullName,
    line1: ({ line1 }) => line1,
    line2: ({ line2 }) => line2 ?? '',
    city: ({ city }) => city,
    state: ({ state }) => state ?? '',
    postcode: ({ postcode }) => postcode,
    country: ({ country }) => country,
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Column] => [
      `${prefix}_${name}`,
      ({ order }) => {
        const address = read(order);
        return address === null ? '' : field(address);
      },
    ]),
  );
}
