import { policyScreen } from '@selvedge/shared/site/policy.screen';

import { PolicyPage } from './legal/PolicyPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(policyScreen, PolicyPage);
