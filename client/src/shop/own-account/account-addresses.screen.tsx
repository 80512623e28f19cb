import { accountAddressesScreen } from '@selvedge/shared/own-account/account-addresses.screen';

import { AccountAddressesPage } from './AccountAddressesPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(accountAddressesScreen, AccountAddressesPage);
