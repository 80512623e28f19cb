import { eulaScreen } from '@selvedge/shared/accounts/eula.screen';

import { EulaPage } from './sign-up/EulaPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(eulaScreen, EulaPage);
