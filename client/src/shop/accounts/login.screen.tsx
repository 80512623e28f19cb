import { loginScreen } from '@selvedge/shared/accounts/login.screen';

import { LoginPage } from './LoginPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(loginScreen, LoginPage);
