import { eulaScreen } from '@selvedge/shared/accounts/eula.screen';

import { EulaPage } from './EulaPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(eulaScreen, EulaPage);
