import type { AdminDiscount } from '@selvedge/shared/discounts/contract';
import type {
  DiscountKind,
  DiscountMethod,
  DiscountState,
} from '@selvedge/shared/discounts/discount';

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

/** Code or method, by which owners recognise the discount. */
export function codeText({ method, code, issued }: AdminDiscount): string {
  if (method === 'batch')
    return issued === 1 ? '1 single-use code' : `${String(issued)} single-use codes`;
  return code ?? 'Automatic';
}
