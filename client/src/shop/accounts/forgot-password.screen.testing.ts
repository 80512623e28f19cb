import { forgotPasswordScreen } from '@selvedge/shared/accounts/forgot-password.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(forgotPasswordScreen, { isSent: true, form: null });
