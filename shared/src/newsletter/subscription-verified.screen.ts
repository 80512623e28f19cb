import { defineScreen } from '../screens/define-screen.js';

/** State of a subscription: requested, confirmed by the mailed link, or ended by the subscriber. */
export type SubscriptionState = 'asked' | 'confirmed' | 'ended';

export interface SubscriptionVerifiedProps {
  /** Id of the e-mail link. */
  readonly id: string;
  readonly state: SubscriptionState;
  /** Whether a discount code is sent to new subscribers. */
  readonly hasOffer: boolean;
  /** Whether the visitor has access to the shop. */
  readonly isOpen: boolean;
}

/**
 * Target of the link in a newsletter's confirmation e-mail (RTE-041, MKT-019). Confirms and ends the
 * subscription.
 */
export const subscriptionVerifiedScreen = defineScreen<SubscriptionVerifiedProps>()({
  name: 'subscription-verified',
  routes: ['/subscription-verified'],
  // Without access to the shop, its menus are hidden too (GRD-042).
  layout: ({ isOpen }) => (isOpen ? 'studio' : 'blank'),
  access: 'anybody',
  cache: 'personal',
  // The address contains the id of the subscription.
  secrets: true,
});
