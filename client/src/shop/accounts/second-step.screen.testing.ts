import { secondStepScreen } from '@selvedge/shared/accounts/second-step.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(secondStepScreen, {
  by: 'app',
  redirectUri: '/basket/',
  form: null,
});
