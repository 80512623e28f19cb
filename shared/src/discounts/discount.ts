import type { CurrencyCode } from '../money.js';

/** Amounts in minor units by currency. Other currencies are converted from the store's own. */
export type Amounts = Readonly<Record<CurrencyCode, number>>;

/** Share off the price from a number of pieces, such as 10 percent from 3 pieces. */
export interface Tier {
  readonly quantity: number;
  readonly percent: number;
}

/** Value of a discount. Percentages are whole numbers from 1 to 100. */
export type DiscountValue =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amounts: Amounts }
  | { readonly kind: 'free-delivery' }
  /** Of every `buy + get` pieces, the `get` cheapest are reduced. */
  | {
      readonly kind: 'buy-get';
      readonly buy: number;
      readonly get: number;
      readonly percent: number;
    }
  | { readonly kind: 'tiers'; readonly tiers: readonly Tier[] };

export type DiscountKind = DiscountValue['kind'];
export const DISCOUNT_KINDS = [
  'percent',
  'amount',
  'free-delivery',
  'buy-get',
  'tiers',
] as const satisfies readonly DiscountKind[];

/** `code`: one code for all; `batch`: single-use codes; `automatic`: applies without a code. */
export const DISCOUNT_METHODS = ['code', 'batch', 'automatic'] as const;
export type DiscountMethod = (typeof DISCOUNT_METHODS)[number];

/** Maximum number of codes of a batch that are issued at a time. */
export const mostIssuedCodes = 10_000;

/** Conditions of a discount, as its owner edits them. */
export interface DiscountTerms {
  /** Shown to shoppers for automatic discounts. */
  readonly title: string;
  readonly method: DiscountMethod;
  /** In the form of `couponCode`; null unless the method is `code`. */
  readonly code: string | null;
  readonly value: DiscountValue;
  /** Uuids of eligible products and collections; all products if both are empty. */
  readonly products: readonly string[];
  readonly collections: readonly string[];
  /** Minimum price of the eligible products before discounts; null for none. */
  readonly minimumSpend: Amounts | null;
  /** ISO 8601 moments; null if unlimited. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  /** Maximum number of orders; null if unlimited. */
  readonly totalLimit: number | null;
  readonly customerLimit: number | null;
  readonly firstOrderOnly: boolean;
  /** Whether each new newsletter subscriber is sent a code of the batch (MKT-003). */
  readonly forNewSubscribers: boolean;
}

export interface Discount extends DiscountTerms {
  readonly uuid: string;
  readonly isPaused: boolean;
}

/**
 * Cookie with the code that the shopper entered or that a link applied. It needs no consent, because
 * the shopper asked for the discount.
 */
export const couponCookie = 'coupon';
/** Query parameter of links that apply a code. */
export const couponQuery = 'coupon';

/** Maximum length of a code; longer input is never looked up. */
export const maxCodeLength = 32;
export const minCodeLength = 3;

/** Normalizes a code: shoppers may type it in any case, with spaces and hyphens. */
export function couponCode(typed: string): string {
  return typed
    .slice(0, 4 * maxCodeLength)
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
}

/** Whether a normalized code can exist. */
export function isCouponCode(code: string): boolean {
  return code.length >= minCodeLength && code.length <= maxCodeLength && /^[A-Z0-9]+$/.test(code);
}

export type DiscountState = 'active' | 'paused' | 'scheduled' | 'ended';

export function discountState(
  { isPaused, startsAt, endsAt }: Pick<Discount, 'isPaused' | 'startsAt' | 'endsAt'>,
  now: Date,
): DiscountState {
  if (endsAt !== null && new Date(endsAt) <= now) return 'ended';
  if (isPaused) return 'paused';
  return startsAt !== null && new Date(startsAt) > now ? 'scheduled' : 'active';
}
