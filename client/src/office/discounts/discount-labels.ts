import type { AdminDiscount } from '@selvedge/shared/discounts/contract';
import type {
  DiscountKind,
  DiscountMethod,
  DiscountState,
} from '@selvedge/shared/discounts/discount';
import { formatMoney } from '@selvedge/shared/money';

export const KIND_NAMES: Readonly<Record<DiscountKind, string>> = {
  percent: 'Percentage',
  amount: 'Fixed amount',
  'free-delivery': 'Free delivery',
  'buy-get': 'Buy X, get Y',
  tiers: 'Quantity tiers',
};

export const METHOD_NAMES: Readonly<Record<DiscountMethod, string>> = {
  code: 'Discount code',
  batch: 'Batch of single-use codes',
  automatic: 'Automatic discount',
};

export const STATE_NAMES: Readonly<Record<DiscountState, string>> = {
  active: 'Active',
  paused: 'Paused',
  scheduled: 'Scheduled',
  ended: 'Ended',
};

/** Value of the discount, such as "10% off" or "Buy 2, get 1 free". */
export function valueText({ value, figures: { currency } }: AdminDiscount): string {
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
        .map(({ quantity, percent }) => `${String(percent)}% from ${String(quantity)}`)
        .join(', ');
  }
}

/** Code or method, by which owners recognise the discount. */
export function codeText({ method, code, issued }: AdminDiscount): string {
  if (method === 'batch')
    return issued === 1 ? '1 single-use code' : `${String(issued)} single-use codes`;
  return code ?? 'Automatic';
}
