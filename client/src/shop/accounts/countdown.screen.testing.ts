import { countdownScreen } from '@selvedge/shared/accounts/countdown.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(countdownScreen, {
  heading: 'Almost there',
  opensAt: '2031-01-02T09:00:00Z',
  isPast: false,
  hasSubscribed: false,
  form: null,
});
