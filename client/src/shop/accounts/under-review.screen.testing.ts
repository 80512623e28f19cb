import { underReviewScreen } from '@selvedge/shared/accounts/under-review.screen';

import { fixtureOf } from '../../lib/screen.testing.js';

export const fixture = fixtureOf(underReviewScreen, {});
