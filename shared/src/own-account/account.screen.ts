import type { Money } from '../money.js';
import { defineScreen } from '../storefront/define-screen.js';

/** An order of theirs in the shop. */
export interface AccountOrder {
  readonly orderId: number;
  readonly hash: string;
  /** ISO 8601. */
  readonly placedAt: string;
  /** Where it is, in a shopper's words. */
  readonly step: string;
  readonly total: Money;
}

export interface AccountProps {
  readonly person: string;
  readonly email: string;
  /** The newest first, also those that they placed as a guest. */
  readonly orders: readonly AccountOrder[];
}

/** What a person sees of their own account first. */
export const accountScreen = defineScreen<AccountProps>()({
  name: 'account',
  routes: ['/account/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
});
