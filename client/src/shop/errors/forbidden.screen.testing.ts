import { forbiddenScreen } from '@selvedge/shared/errors/forbidden.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(forbiddenScreen, {});
