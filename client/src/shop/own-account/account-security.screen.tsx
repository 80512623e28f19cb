import { accountSecurityScreen } from '@selvedge/shared/own-account/account-security.screen';

import { AccountSecurityPage } from './AccountSecurityPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(accountSecurityScreen, AccountSecurityPage);
