import type {
  AtlasOrder,
  AtlasOrderItem,
  AtlasOrderRow,
  OrderStatusNow,
  ShopperOrder,
  StatusLogRecord,
} from '@selvedge/shared/orders/contract';
import { ORDER_PRIORITIES } from '@selvedge/shared/orders/order-priority';
import { invoiceLink } from '@selvedge/shared/orders/invoice/invoice-link';
import { orderStatusRecord } from '@selvedge/shared/orders/order-status-record';
import { withLineTax } from '@selvedge/shared/orders/line-tax';
import { stageCount } from '@selvedge/shared/orders/order-status';
import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';

import { relationsOf, returnedItemOf } from './child-answers.js';
import { maskedPerson } from './masked-person.js';
import { refundablePaymentsOf, shopperPaymentsOf } from './payment-answers.js';
import { labelAnswerOf } from './label-answers.js';
import { pigeonholeLogsOf } from './pigeonhole-answers.js';
import { quoteAnswerOf, quotePath, staffQuotePath } from './quote-answers.js';
import { trackingAnswerOf } from './tracking-answers.js';
import type { ListedOrder } from '../read-model/order-lists.queries.js';
import type { OrderContext } from './order-context.service.js';
import type { OrderRow } from '../read-model/orders.projection.js';

type Names = ReadonlyMap<string, string>;

/**
 * Order as holders of its link see it: without staff names, and with masked addresses unless they
 * are the buyer (API-051).
 */
export function shopperOrderOf(
  row: OrderRow,
  { cursor, isBuyer }: { readonly cursor: string; readonly isBuyer: boolean },
): ShopperOrder {
  return {
    orderId: row.orderId,
    hash: row.hash,
    flow: row.flow,
    status: row.status,
    stage: row.stage,
    stages: stageCount(row.flow),
    percentComplete: row.percentComplete,
    ...totalsOf(row),
    tax: row.tax,
    coupon: row.coupon,
    items: row.items.map(withLineTax),
    ...(isBuyer ? personOf(row) : maskedPerson(personOf(row))),
    isMasked: !isBuyer,
    statusLogRecords: statusLogOf(row, new Map()),
    paymentAttempts: shopperPaymentsOf(row),
    trackingCodes: trackingAnswerOf(row.trackingCodes),
    quote: shopperQuoteOf(row, isBuyer),
    createdAt: row.createdAt,
    deletedAt: row.deletedAt,
    cursor,
  };
}

/** Hides the customer's own request text from other holders of the link. */
function shopperQuoteOf(row: OrderRow, isBuyer: boolean): ShopperOrder['quote'] {
  const quote = quoteAnswerOf(row, quotePath(row));
  return isBuyer || quote === null ? quote : { ...quote, wish: null };
}

const imagesShown = 3;

/** Row of the staff list and card of the board. */
export function atlasOrderRowOf(
  row: ListedOrder,
  { store, names }: { readonly store: string; readonly names: Names },
): AtlasOrderRow {
  return {
    id: row.orderId,
    hash: row.hash,
    division: row.division,
    store,
    flow: row.flow,
    status: row.status,
    stage: row.stage,
    percentComplete: row.percentComplete,
    total: row.total,
    currency: row.currency,
    quantity: row.quantity,
    image: row.image,
    images: imagesOf(row),
    priority: ORDER_PRIORITIES[row.priority] ?? 'normal',
    customerName: row.customerName,
    createdAt: row.createdAt,
    changedAt: row.changedAt,
    changedBy: nameIn(names, row.actor),
    position: row.position,
  };
}

/** Images of the first items, without duplicates. */
export function imagesOf({ images }: Pick<ListedOrder, 'images'>): readonly string[] {
  // The shipping item has no image.
  return [...new Set(images)].filter((image) => image !== '').slice(0, imagesShown);
}

interface AboutOrder extends OrderContext {
  readonly names: Names;
  readonly cursor: string;
  /** Owners must not see factory data. */
  readonly forStaff: boolean;
}

/** Order in full for staff, or without factory data for owners (API-052, ORD-045). */
export function atlasOrderOf(row: OrderRow, about: AboutOrder): AtlasOrder {
  return {
    ...atlasOrderRowOf(listedOf(row), about),
    ...totalsOf(row),
    tax: row.tax,
    coupon: row.coupon,
    ...relationsOf(row, about),
    items: itemsOf(row, about),
    reprintReasonId: about.forStaff ? row.reprintReason : null,
    ...personOf(row),
    statusLogRecords: statusLogOf(row, about.names),
    paymentAttempts: refundablePaymentsOf(row, about),
    ledger: about.ledger,
    trackingCodes: trackingAnswerOf(row.trackingCodes),
    quote: quoteAnswerOf(row, about.forStaff ? staffQuotePath(row) : quotePath(row)),
    fulfillmentFactory: row.fulfillmentFactory,
    integrationType: isMadeByStaff(row) ? 'staff' : 'shop',
    deletedAt: row.deletedAt,
    invoiceUrl: about.shop === null ? null : about.shop + invoiceLink(row.hash),
    orderStatus: orderStatusRecord(row.status),
    cursor: about.cursor,
  };
}

function itemsOf(row: OrderRow, { names, forStaff }: AboutOrder): readonly AtlasOrderItem[] {
  const { labels, pigeonholeLogs } = row;
  return row.items.map((frozen) => {
    const item = { ...withLineTax(frozen), ...returnedItemOf(frozen, row, names) };
    const own = labels.filter(({ itemId }) => itemId === item.id);
    if (!forStaff) return { ...item, labels: null, pigeonholeLogs: null };
    return {
      ...item,
      labels: own.map((label) => labelAnswerOf(label, names)),
      pigeonholeLogs: pigeonholeLogsOf(item.id, pigeonholeLogs, names),
    };
  });
}

/** True for child orders and for quotes that staff made. */
function isMadeByStaff({ parent, statusLog: [placed] }: OrderRow): boolean {
  return parent !== null || placed?.actor.startsWith('staff:') === true;
}

function listedOf(row: OrderRow): ListedOrder {
  const images = row.items.map(({ image }) => image);
  return { ...row, images, actor: row.statusLog.at(-1)?.actor ?? '' };
}

/** Current status with its time and the staff member. */
export function statusNowOf(row: OrderRow, names: Names): OrderStatusNow {
  const { status, stage, percentComplete, changedAt: at } = row;
  const last = row.statusLog.at(-1);
  return { status, stage, percentComplete, user: nameIn(names, last?.actor), at };
}

function totalsOf(row: OrderRow): CheckoutTotals {
  const { subtotal, goodsTax, shipping, shippingTax, discount, taxDiscount, total, currency } = row;
  return { subtotal, goodsTax, shipping, shippingTax, discount, taxDiscount, total, currency };
}

function personOf({
  email,
  shippingAddress,
  billingAddress,
}: OrderRow): Pick<OrderRow, 'email' | 'shippingAddress' | 'billingAddress'> {
  return { email, shippingAddress, billingAddress };
}

function statusLogOf({ statusLog }: OrderRow, names: Names): readonly StatusLogRecord[] {
  return statusLog.map(({ status, actor, createdAt }) => ({
    status,
    user: nameIn(names, actor),
    createdAt,
  }));
}

function nameIn(names: Names, actor: string | undefined): string | null {
  return (actor === undefined ? undefined : names.get(actor)) ?? null;
}
