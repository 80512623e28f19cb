import { subscriptionVerifiedScreen } from '@selvedge/shared/newsletter/subscription-verified.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(subscriptionVerifiedScreen, {
  id: '0'.repeat(32),
  state: 'asked',
  hasOffer: true,
  isOpen: true,
});
