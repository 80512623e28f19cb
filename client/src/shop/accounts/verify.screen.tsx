import { verifyScreen } from '@selvedge/shared/accounts/verify.screen';

import { VerifyPage } from './sign-up/VerifyPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(verifyScreen, VerifyPage);
