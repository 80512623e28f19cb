import type { BasketAnswer } from '@selvedge/shared/baskets/contract';
import type { CheckoutTotals } from '@selvedge/shared/pricing/totals';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import { card } from './screens.testing.js';

export const basket: BasketAnswer = {
  items: [
    {
      key: 'a'.repeat(32),
      quantity: 2,
      name: card.name,
      priceIncTax: 2400,
      currency: 'GBP',
      image: card.image.original,
      options: { Colour: 'Navy', Size: 'M' },
      productUuid: card.uuid,
      productUrl: '/product/monstera-tee/',
      pieces: [],
      available: true,
    },
  ],
  quantity: 2,
  subtotal: 4800,
  currency: 'GBP',
  discounts: {
    discount: 0,
    rows: [],
    coupon: null,
    isFreeDelivery: false,
    untilFreeDelivery: null,
  },
};

export const totals: CheckoutTotals = {
  subtotal: 4800,
  goodsTax: 800,
  shipping: 395,
  shippingTax: 66,
  discount: 0,
  taxDiscount: 0,
  total: 5195,
  currency: 'GBP',
};

const address = {
  fullName: 'Ada Palm',
  line1: '1 Shore Road',
  line2: null,
  city: 'Freshwater',
  postcode: 'PO40 9PY',
  country: 'GB',
};

export const order: ShopperOrder = {
  ...totals,
  tax: { country: 'GB', shippingRate: 20_000 },
  coupon: null,
  orderId: 10_001,
  hash: 'b'.repeat(32),
  flow: 'normal',
  status: 'paid',
  stage: 1,
  stages: 6,
  percentComplete: 20,
  items: basket.items.map(
    ({ name, productUuid, options, pieces, quantity, priceIncTax }, index) => ({
      id: index + 1,
      productUuid,
      sku: 'TEE-MON-NVY-M',
      name,
      image: card.image.original,
      options,
      pieces,
      quantity,
      price: priceIncTax,
      tax: 400,
    }),
  ),
  email: 'ada@example.test',
  shippingAddress: address,
  isMasked: false,
  quote: null,
  billingAddress: address,
  statusLogRecords: [],
  paymentAttempts: [
    {
      attemptId: 'a-1',
      state: 'succeeded',
      successful: true,
      message: null,
      paymentMethodName: 'Card',
      createdAt: '2026-11-01T10:00:00Z',
      refund: null,
      refunds: [],
    },
  ],
  trackingCodes: [],
  createdAt: '2026-11-01T10:00:00Z',
  deletedAt: null,
  cursor: 'x',
};
