import { signUpScreen } from '@selvedge/shared/accounts/sign-up.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(signUpScreen, { redirectUri: '/basket/', form: null });
