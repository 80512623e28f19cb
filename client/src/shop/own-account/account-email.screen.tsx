import { accountEmailScreen } from '@selvedge/shared/own-account/account-email.screen';

import { AccountEmailPage } from './AccountEmailPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(accountEmailScreen, AccountEmailPage);
