import { accountSecurityScreen } from '@selvedge/shared/own-account/account-security.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(accountSecurityScreen, { isPasswordNew: true, form: null });
