import { eulaScreen } from '@selvedge/shared/accounts/eula.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(eulaScreen, { mustSign: true, redirectUri: '/', form: null });
