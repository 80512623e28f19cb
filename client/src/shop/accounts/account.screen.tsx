import { accountScreen } from '@selvedge/shared/accounts/account.screen';

import { AccountPage } from './AccountPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(accountScreen, AccountPage);
