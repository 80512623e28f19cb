import { accountScreen } from '@selvedge/shared/own-account/account.screen';

import { AccountPage } from './AccountPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(accountScreen, AccountPage);
