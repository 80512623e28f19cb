import { defineScreen } from '../storefront/define-screen.js';

export interface SubscriptionVerifiedProps {
  /** Id of the e-mail link. */
  readonly id: string;
  readonly isConfirmed: boolean;
}

/** Target of the link in a newsletter's confirmation e-mail (RTE-041, MKT-019). */
export const subscriptionVerifiedScreen = defineScreen<SubscriptionVerifiedProps>()({
  name: 'subscription-verified',
  routes: ['/subscription-verified'],
  layout: 'studio',
  access: 'shop.visit',
  cache: 'personal',
  // The address contains the id of the subscription.
  secrets: true,
});
