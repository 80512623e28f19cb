import type { Money } from '../money.js';
import { defineScreen } from '../screens/define-screen.js';

/** An order of the person in this shop. */
export interface AccountOrder {
  readonly orderId: number;
  readonly hash: string;
  readonly placedAt: string;
  /** Progress, as worded for shoppers. */
  readonly step: string;
  /** Number of pieces. */
  readonly quantity: number;
  /** Names and images of its first items. A quote may have no images. */
  readonly names: readonly string[];
  readonly images: readonly string[];
  readonly total: Money;
  /** False for a quote that is neither paid nor ordered. */
  readonly hasInvoice: boolean;
}

export interface AccountProps {
  readonly person: string;
  readonly email: string;
  /** Newest first, including guest orders. */
  readonly orders: readonly AccountOrder[];
}

/** Overview of a person's account. */
export const accountScreen = defineScreen<AccountProps>()({
  name: 'account',
  routes: ['/account/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
});
