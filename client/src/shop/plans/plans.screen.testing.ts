import { plansScreen } from '@selvedge/shared/plans/plans.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(plansScreen, { isPro: false, speaksOf: 'this-shop' });
