import { accountDetailsScreen } from '@selvedge/shared/own-account/account-details.screen';

import { AccountDetailsPage } from './AccountDetailsPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(accountDetailsScreen, AccountDetailsPage);
