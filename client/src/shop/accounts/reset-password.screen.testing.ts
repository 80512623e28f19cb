import { resetPasswordScreen } from '@selvedge/shared/accounts/reset-password.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(resetPasswordScreen, { token: 't', isOpen: true, form: null });
