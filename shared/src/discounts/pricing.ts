import { exchanged } from '../exchange.js';
import type { CurrencyCode } from '../money.js';
import type { SpendingGoal } from '../pricing/spending-goal.js';
import type { Amounts, Discount, DiscountTerms, DiscountValue } from './discount.js';
import { spread } from './spread.js';

/** Basket line with the facts that decide about discounts. Price per piece in minor units. */
export interface DiscountableLine {
  readonly productUuid: string;
  /** Uuids of the product's collections. */
  readonly collections: readonly string[];
  readonly quantity: number;
  readonly price: number;
}

/** Currency of a sale, and that of the store, in which every amount of a discount is set. */
export interface SaleCurrency {
  readonly currency: CurrencyCode;
  readonly own: CurrencyCode;
}

/** Discount on a sale. `amount` is off the products, in minor units; 0 for free delivery. */
export interface AppliedDiscount {
  readonly discountId: string;
  readonly title: string;
  /** Code that the shopper entered; null for automatic discounts. */
  readonly code: string | null;
  readonly amount: number;
}

export interface DiscountedSale {
  /** Discount on each line, in minor units. */
  readonly lines: readonly number[];
  readonly isFreeDelivery: boolean;
  readonly applied: readonly AppliedDiscount[];
}

/** Why a discount does not apply to the products of a basket. */
export type Unmet =
  | { readonly kind: 'not-for-these' }
  | ({ readonly kind: 'below-minimum' } & SpendingGoal);

/** A discount to apply, with the code that the shopper entered. */
export interface Offer {
  readonly discount: Discount;
  readonly code: string | null;
}

/** Converts an amount that has no value in the currency of the sale. */
export function amountIn(amounts: Amounts, { currency, own }: SaleCurrency): number {
  return amounts[currency] ?? exchanged({ amount: amounts[own] ?? 0, currency: own }, currency);
}

/** Returns the unmet condition of a discount; undefined if it applies. */
export function unmetBy(
  { products, collections, minimumSpend }: DiscountTerms,
  lines: readonly DiscountableLine[],
  sale: SaleCurrency,
): Unmet | undefined {
  const eligible = lines.filter((line) => isEligible({ products, collections }, line));
  if (eligible.length === 0) return { kind: 'not-for-these' };
  const minimum = minimumSpend === null ? 0 : amountIn(minimumSpend, sale);
  const missing = minimum - eligible.reduce((sum, line) => sum + grossOf(line), 0);
  return missing > 0 ? { kind: 'below-minimum', missing, minimum } : undefined;
}

/**
 * Applies the automatic discount that saves most, then the coupon to what remains. Free delivery
 * combines with both. Offers with unmet conditions are ignored.
 */
export function discounted(
  lines: readonly DiscountableLine[],
  offers: { readonly automatic: readonly Discount[]; readonly coupon: Offer | undefined },
  sale: SaleCurrency,
): DiscountedSale {
  const applies = ({ discount }: Offer) => unmetBy(discount, lines, sale) === undefined;
  const automatic = offers.automatic.map((discount) => ({ discount, code: null })).filter(applies);
  const coupon = offers.coupon && applies(offers.coupon) ? offers.coupon : undefined;
  const none = lines.map(() => 0);
  const tried = automatic.map((offer) => ({ offer, off: reductionsOf(offer, lines, none, sale) }));
  const best = tried.reduce<(typeof tried)[number] | undefined>(
    (most, one) => (sumOf(one.off) > sumOf(most?.off ?? none) ? one : most),
    undefined,
  );
  const before = best?.off ?? none;
  const last = coupon && { offer: coupon, off: reductionsOf(coupon, lines, before, sale) };
  const reduced = [best, last].filter((one) => one !== undefined);
  const free = [...automatic, ...(coupon ? [coupon] : [])].filter(isFreeDelivery);
  return {
    lines: before.map((off, nth) => off + (last?.off[nth] ?? 0)),
    isFreeDelivery: free.length > 0,
    applied: [
      ...reduced
        .map(({ offer, off }) => appliedOf(offer, sumOf(off)))
        .filter(({ amount }) => amount > 0),
      ...free.slice(-1).map((offer) => appliedOf(offer, 0)),
    ],
  };
}

/** The automatic free delivery that is nearest; null if none is offered. */
export function untilFreeDelivery(
  lines: readonly DiscountableLine[],
  automatic: readonly Discount[],
  sale: SaleCurrency,
): SpendingGoal | null {
  const goals = automatic
    .filter(({ value }) => value.kind === 'free-delivery')
    .map((discount) => unmetBy(discount, lines, sale))
    .flatMap((unmet) =>
      unmet?.kind === 'below-minimum' ? [{ missing: unmet.missing, minimum: unmet.minimum }] : [],
    );
  return goals.toSorted((a, b) => a.missing - b.missing)[0] ?? null;
}

function isFreeDelivery({ discount: { value } }: Offer): boolean {
  return value.kind === 'free-delivery';
}

function appliedOf({ discount, code }: Offer, amount: number): AppliedDiscount {
  const { uuid: discountId, title } = discount;
  return { discountId, title, code, amount };
}

function isEligible(
  { products, collections }: Pick<DiscountTerms, 'products' | 'collections'>,
  line: DiscountableLine,
): boolean {
  if (products.length === 0 && collections.length === 0) return true;
  return (
    products.includes(line.productUuid) ||
    line.collections.some((collection) => collections.includes(collection))
  );
}

/** Discount on each line, given the discounts before it; never above what remains. */
function reductionsOf(
  { discount }: Offer,
  lines: readonly DiscountableLine[],
  before: readonly number[],
  sale: SaleCurrency,
): readonly number[] {
  const remaining = lines.map((line, nth) =>
    isEligible(discount, line) ? grossOf(line) - (before[nth] ?? 0) : 0,
  );
  if (discount.value.kind === 'buy-get') return cheapestOf(discount.value, lines, remaining);
  return spread(totalOf(discount.value, { lines, remaining, sale }), remaining);
}

/** Total reduction of the eligible lines. */
function totalOf(
  value: Exclude<DiscountValue, { kind: 'buy-get' }>,
  basket: {
    readonly lines: readonly DiscountableLine[];
    readonly remaining: readonly number[];
    readonly sale: SaleCurrency;
  },
): number {
  const { lines, remaining, sale } = basket;
  const whole = sumOf(remaining);
  switch (value.kind) {
    case 'percent':
      return percentOf(whole, value.percent);
    case 'amount':
      return Math.min(whole, amountIn(value.amounts, sale));
    case 'tiers': {
      const pieces = sumOf(lines.map(({ quantity }, nth) => (remaining[nth] === 0 ? 0 : quantity)));
      const reached = value.tiers.filter(({ quantity }) => quantity <= pieces);
      return percentOf(whole, Math.max(0, ...reached.map(({ percent }) => percent)));
    }
    case 'free-delivery':
      return 0;
  }
}

/** Reduces the cheapest pieces of each full group, the pieces sorted by price. */
function cheapestOf(
  { buy, get, percent }: Extract<DiscountValue, { kind: 'buy-get' }>,
  lines: readonly DiscountableLine[],
  remaining: readonly number[],
): readonly number[] {
  const group = buy + get;
  const eligible = lines
    .map((line, index) => ({ ...line, index }))
    .filter(({ index }) => (remaining[index] ?? 0) > 0)
    .sort((a, b) => b.price - a.price || a.index - b.index);
  const pieces = sumOf(eligible.map(({ quantity }) => quantity));
  const grouped = pieces - (pieces % group);
  const reducedUpTo = (place: number): number => {
    const within = Math.min(place, grouped);
    return Math.floor(within / group) * get + Math.max(0, (within % group) - buy);
  };
  const off = lines.map(() => 0);
  let place = 0;
  for (const { index, quantity, price } of eligible) {
    const reduced = reducedUpTo(place + quantity) - reducedUpTo(place);
    off[index] = Math.min(remaining[index] ?? 0, percentOf(reduced * price, percent));
    place += quantity;
  }
  return off;
}

function grossOf({ quantity, price }: DiscountableLine): number {
  return quantity * price;
}

/** Rounded half up, once for the whole amount. */
function percentOf(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
