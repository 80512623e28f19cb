import { loginScreen } from '@selvedge/shared/accounts/login.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(loginScreen, {
  redirectUri: '/basket/',
  gate: true,
  done: null,
  form: null,
});
