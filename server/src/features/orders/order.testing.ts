import type { OrderStatus } from '@selvedge/shared/orders/order-status';

import type { OrderCommand, PlaceOrder } from './aggregate/order.commands.js';
import type { OrderEvent, OrderPlaced, OrderStatusChanged } from './aggregate/order.events.js';
import type { RefundOrders } from './aggregate/refunds/refund.commands.js';

/** Guest order of two shirts, used by the specs of this feature. */
export const placeOrder: PlaceOrder = {
  type: 'PlaceOrder',
  orderId: 17,
  hash: '00112233445566778899aabbccddeeff',
  customerId: null,
  status: 'to_be_paid',
  fulfillmentFactory: null,
  items: [
    {
      id: 1,
      productUuid: '5b1c0f1e-0000-4000-8000-000000000001',
      sku: 'TEE-BLACK-M',
      name: 'Palm tee',
      image: '/images/palm-black.webp',
      options: { Colour: 'Black', Size: 'M' },
      pieces: [],
      quantity: 2,
      price: 2400,
      tax: 400,
    },
  ],
  totals: {
    subtotal: 4800,
    goodsTax: 800,
    shipping: 395,
    shippingTax: 66,
    discount: 0,
    taxDiscount: 0,
    total: 5195,
    currency: 'GBP',
  },
  tax: { country: 'GB', shippingRate: 20_000 },
  exchangeRate: 1,
  email: 'ada@example.test',
  shippingAddress: {
    fullName: 'Ada Palm',
    line1: '1 Shore Road',
    line2: null,
    city: 'Freshwater',
    postcode: 'PO40 9PY',
    country: 'GB',
  },
  billingAddress: {
    fullName: 'Ada Palm',
    line1: '2 Cliff Road',
    line2: 'Flat 3',
    city: 'Freshwater',
    postcode: 'PO40 9PZ',
    country: 'GB',
  },
};

const { orderId, hash } = placeOrder;
const money = { orderId, hash, amount: 5195, currency: 'GBP' };

export const placed: OrderPlaced = {
  discounts: [],
  ...placeOrder,
  type: 'OrderPlaced',
  fulfillmentFactory: null,
  subject: 'order:17',
  flow: 'normal',
  parent: null,
};

export function moved(
  from: OrderStatusChanged['from'],
  status: OrderStatusChanged['status'],
): OrderStatusChanged {
  return { type: 'OrderStatusChanged', orderId, hash, flow: 'normal', from, status };
}

export function started(attemptId: string, paymentMethodName = 'Card'): OrderEvent {
  return { type: 'PaymentAttemptStarted', orderId, attemptId, paymentMethodName };
}

export function succeeded(attemptId: string): OrderEvent {
  return { type: 'PaymentAttemptSucceeded', orderId, attemptId, transaction: `tx-${attemptId}` };
}

export function declined(attemptId: string): OrderEvent {
  return { type: 'PaymentAttemptDeclined', orderId, attemptId, message: 'Your card was declined' };
}

export function due(attemptId: string): OrderEvent {
  return { type: 'RefundDue', attemptId, transaction: `tx-${attemptId}`, ...money };
}

export function confirmed(attemptId: string, amount = money.amount): OrderEvent {
  return { type: 'RefundConfirmed', attemptId, ...money, amount };
}

/** Refund of a part of the payment, by staff. */
export function refundRequested(refundId: string, attemptId: string, amount: number): OrderEvent {
  const { subject } = placed;
  const transaction = `tx-${attemptId}`;
  const about = { orderId, hash, subject, attemptId, refundId, transaction };
  return { type: 'RefundRequested', ...about, amount, currency: 'GBP', reason: 'Late delivery' };
}

export function refundSucceeded(refundId: string, attemptId: string, amount: number): OrderEvent {
  const about = { orderId, hash, attemptId, refundId, transaction: `re-${refundId}` };
  return { type: 'RefundSucceeded', ...about, amount, currency: 'GBP' };
}

export function refundFailed(refundId: string, attemptId: string, amount: number): OrderEvent {
  const about = { orderId, hash, attemptId, refundId, message: 'The bank refused it' };
  return { type: 'RefundFailed', ...about, amount, currency: 'GBP' };
}

const noRefundOrders: RefundOrders = { childOrders: 0, returned: 0 };

export function requestRefund(
  refundId: string,
  attemptId: string,
  amount: number,
  refundOrders = noRefundOrders,
): OrderCommand {
  const about = { orderId, attemptId, refundId, amount, reason: 'Late delivery' };
  return { type: 'RequestRefund', ...about, refundOrders };
}

export function succeedRefund(
  refundId: string,
  attemptId: string,
  refundOrders = noRefundOrders,
): OrderCommand {
  const about = { orderId, attemptId, refundId, transaction: `re-${refundId}` };
  return { type: 'SucceedRefund', ...about, refundOrders };
}

export function failRefund(refundId: string, attemptId: string): OrderCommand {
  const message = 'The bank refused it';
  return { type: 'FailRefund', orderId, attemptId, refundId, message };
}

export function confirmRefund(attemptId: string): OrderCommand {
  return { type: 'ConfirmRefund', orderId, attemptId };
}

export function change(status: OrderStatus, from?: OrderStatus): OrderCommand {
  return { type: 'ChangeStatus', orderId, status, from, automatic: false };
}

/** Status change by a person who states that the order was paid. */
export function changeAsPaid(status: OrderStatus, paidReason: string): OrderCommand {
  return { type: 'ChangeStatus', orderId, status, from: undefined, automatic: false, paidReason };
}

export function automatically(status: OrderStatus): OrderCommand {
  return { type: 'ChangeStatus', orderId, status, from: undefined, automatic: true };
}

export function start(attemptId: string): OrderCommand {
  return { type: 'StartPaymentAttempt', orderId, attemptId, paymentMethodName: 'Card' };
}

export function succeed(attemptId: string): OrderCommand {
  return { type: 'SucceedPaymentAttempt', orderId, attemptId, transaction: `tx-${attemptId}` };
}

export function decline(attemptId: string): OrderCommand {
  return { type: 'DeclinePaymentAttempt', orderId, attemptId, message: 'Your card was declined' };
}
