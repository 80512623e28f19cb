import { accountEmailScreen } from '@selvedge/shared/own-account/account-email.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(accountEmailScreen, {
  token: 'customer.7.x',
  state: 'asked',
  refusal: null,
});
