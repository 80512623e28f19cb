import { accountDataScreen } from '@selvedge/shared/own-account/account-data.screen';

import { AccountDataPage } from './AccountDataPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(accountDataScreen, AccountDataPage);
