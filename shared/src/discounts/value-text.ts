import { formatMoney, type CurrencyCode } from '../money.js';
import type { DiscountValue } from './discount.js';

/** Value of a discount, such as "10% off" or "Buy 2, get 1 free". `currency` is the store's own. */
export function valueText(value: DiscountValue, currency: CurrencyCode): string {
  switch (value.kind) {
    case 'percent':
      return `${String(value.percent)}% off`;
    case 'amount':
      return `${formatMoney({ amount: value.amounts[currency] ?? 0, currency })} off`;
    case 'free-delivery':
      return 'Free delivery';
    case 'buy-get': {
      const off = value.percent === 100 ? 'free' : `at ${String(value.percent)}% off`;
      return `Buy ${String(value.buy)}, get ${String(value.get)} ${off}`;
    }
    case 'tiers':
      return value.tiers
        .map(({ quantity, percent }) => `${String(percent)}% off ${String(quantity)} or more`)
        .join(', ');
  }
}
