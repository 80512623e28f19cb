import { underReviewScreen } from '@selvedge/shared/accounts/under-review.screen';

import { UnderReviewPage } from './sign-up/UnderReviewPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(underReviewScreen, UnderReviewPage);
