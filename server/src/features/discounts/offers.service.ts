import { couponTexts } from '@selvedge/shared/discounts/coupon-texts';
import {
  couponCode,
  discountState,
  isCouponCode,
  type Discount,
} from '@selvedge/shared/discounts/discount';
import {
  discounted,
  unmetBy,
  untilFreeDelivery,
  type DiscountableLine,
  type DiscountedSale,
  type Offer,
  type SaleCurrency,
  type Unmet,
} from '@selvedge/shared/discounts/pricing';
import { formatMoney } from '@selvedge/shared/money';
import type { SpendingGoal } from '@selvedge/shared/pricing/spending-goal';
import { Injectable } from '@nestjs/common';

import { Clock } from '../../platform/clock.js';
import { AutomaticDiscounts } from './automatic-discounts.service.js';
import { DiscountQueries, type FoundDiscount } from './discounts.queries.js';

/** A basket to price. */
export interface SaleRequest extends SaleCurrency {
  readonly division: number;
  /** Code as entered; undefined or empty without one. */
  readonly coupon: string | undefined;
  readonly lines: readonly DiscountableLine[];
}

/** Discounts on a basket, and the state of the entered code. */
export interface OfferedSale extends DiscountedSale {
  /** Null without a code. `message` is the reason why it does not apply. */
  readonly coupon: { readonly code: string; readonly message: string | null } | null;
  /** Spending that earns free delivery; null if none is offered or it is reached. */
  readonly untilFreeDelivery: SpendingGoal | null;
  /** Discounts by id, for their limits. */
  readonly discounts: ReadonlyMap<string, Discount>;
}

type Entered =
  | { readonly offer: Offer; readonly message: null }
  | { readonly offer?: undefined; readonly message: string };

/** Finds the discounts that apply to a basket now. */
@Injectable()
export class Offers {
  constructor(
    private readonly queries: DiscountQueries,
    private readonly automaticDiscounts: AutomaticDiscounts,
    private readonly clock: Clock,
  ) {}

  async of(request: SaleRequest): Promise<OfferedSale> {
    const { division, lines } = request;
    const now = this.clock.now();
    const all = await this.automaticDiscounts.of(division);
    const automatic = all.filter((discount) => discountState(discount, now) === 'active');
    const code = couponCode(request.coupon ?? '');
    const entered = code === '' ? undefined : await this.entered(code, request, now);
    const sale = discounted(lines, { automatic, coupon: entered?.offer }, request);
    const offered = [...automatic, ...(entered?.offer ? [entered.offer.discount] : [])];
    return {
      ...sale,
      coupon: entered === undefined ? null : { code, message: messageOf(entered, sale) },
      untilFreeDelivery: sale.isFreeDelivery ? null : untilFreeDelivery(lines, automatic, request),
      discounts: new Map(offered.map((discount) => [discount.uuid, discount])),
    };
  }

  private async entered(
    code: string,
    { division, lines, ...sale }: SaleRequest,
    now: Date,
  ): Promise<Entered> {
    const found = isCouponCode(code) ? await this.queries.byCode(division, code) : undefined;
    if (found === undefined) return { message: couponTexts.unknown };
    const { discount } = found;
    const message = unusable(found, now) ?? unmetText(unmetBy(discount, lines, sale), sale);
    return message === undefined ? { offer: { discount, code }, message: null } : { message };
  }
}

/** Tiers that are not reached, for example, leave nothing to take off. */
function messageOf({ message }: Entered, { applied }: DiscountedSale): string | null {
  const isApplied = applied.some(({ code }) => code !== null);
  return message ?? (isApplied ? null : couponTexts.notForThese);
}

/** Returns why a discount cannot be used by anyone; undefined if it can. */
function unusable({ discount, used, usedOfCode }: FoundDiscount, now: Date): string | undefined {
  const state = discountState(discount, now);
  if (state === 'scheduled') return couponTexts.scheduled;
  if (state !== 'active') return couponTexts.ended;
  const isUsedUp = used >= (discount.totalLimit ?? Infinity);
  const isSpent = discount.method === 'batch' && usedOfCode > 0;
  return isUsedUp || isSpent ? couponTexts.usedUp : undefined;
}

function unmetText(unmet: Unmet | undefined, { currency }: SaleCurrency): string | undefined {
  switch (unmet?.kind) {
    case undefined:
      return undefined;
    case 'not-for-these':
      return couponTexts.notForThese;
    case 'below-minimum':
      return couponTexts.belowMinimum(formatMoney({ amount: unmet.missing, currency }));
  }
}
