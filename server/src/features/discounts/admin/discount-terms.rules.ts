import type { CreateDiscount, DiscountForm } from '@selvedge/shared/discounts/contract';
import {
  couponCode,
  type DiscountTerms,
  type DiscountValue,
} from '@selvedge/shared/discounts/discount';

import type { ChangeableTerms } from '../aggregate/discount.commands.js';

/** Builds the terms of a new discount. */
export function termsOf(form: CreateDiscount): DiscountTerms {
  const { method, code } = form;
  return {
    ...changeableTermsOf(form),
    method,
    code: method === 'code' ? couponCode(code ?? '') : null,
  };
}

/** Builds the terms of a form; the decider refuses values that are missing for the kind. */
export function changeableTermsOf(form: DiscountForm): ChangeableTerms {
  const { title, products, collections, minimumSpend, totalLimit, customerLimit } = form;
  return {
    title,
    value: valueOf(form),
    products: [...products],
    collections: [...collections],
    minimumSpend,
    startsAt: momentOf(form.startsAt),
    endsAt: momentOf(form.endsAt),
    totalLimit,
    customerLimit,
    firstOrderOnly: form.firstOrderOnly,
    forNewSubscribers: form.forNewSubscribers ?? false,
  };
}

function valueOf({ kind, amounts, tiers, ...counts }: DiscountForm): DiscountValue {
  const { percent, buy, get } = filled(counts);
  switch (kind) {
    case 'percent':
      return { kind, percent };
    case 'amount':
      return { kind, amounts: amounts ?? {} };
    case 'free-delivery':
      return { kind };
    case 'buy-get':
      return { kind, buy, get, percent };
    case 'tiers':
      return {
        kind,
        tiers: tiers
          .map(({ quantity, percent: off }) => ({ quantity, percent: off }))
          .sort((a, b) => a.quantity - b.quantity),
      };
  }
}

/** Counts that are missing become 0, which the decider refuses. */
function filled({ percent, buy, get }: Pick<DiscountForm, 'percent' | 'buy' | 'get'>) {
  return { percent: percent ?? 0, buy: buy ?? 0, get: get ?? 0 };
}

function momentOf(moment: string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
