import { failedScreen } from '@selvedge/shared/errors/failed.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(failedScreen, { message: null });
