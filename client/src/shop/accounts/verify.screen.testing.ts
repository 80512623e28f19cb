import { verifyScreen } from '@selvedge/shared/accounts/verify.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(verifyScreen, {
  email: 'ada@example.test',
  code: '12345678',
  isSentAgain: true,
  redirectUri: '/',
  form: null,
});
