import { eulaScreen } from '@selvedge/shared/accounts/eula.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(eulaScreen, { isAsked: true, redirectUri: '/', form: null });
