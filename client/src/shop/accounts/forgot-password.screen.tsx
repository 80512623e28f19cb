import { forgotPasswordScreen } from '@selvedge/shared/accounts/forgot-password.screen';

import { ForgotPasswordPage } from './ForgotPasswordPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(forgotPasswordScreen, ForgotPasswordPage);
