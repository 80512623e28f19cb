import { signUpScreen } from '@selvedge/shared/accounts/sign-up.screen';

import { SignUpPage } from './sign-up/SignUpPage.js';
import { view } from '../../lib/screen.js';

export const screen = view(signUpScreen, SignUpPage);
