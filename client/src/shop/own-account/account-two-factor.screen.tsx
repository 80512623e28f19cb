import { accountTwoFactorScreen } from '@selvedge/shared/own-account/account-two-factor.screen';

import { AccountTwoFactorPage } from './AccountTwoFactorPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(accountTwoFactorScreen, AccountTwoFactorPage);
