import { accountDataScreen } from '@selvedge/shared/own-account/account-data.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(accountDataScreen, {
  isProtected: true,
  form: null,
  deletion: null,
});
