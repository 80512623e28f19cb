import { resetPasswordScreen } from '@selvedge/shared/accounts/reset-password.screen';

import { ResetPasswordPage } from './ResetPasswordPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(resetPasswordScreen, ResetPasswordPage);
