import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';

export interface ForgotPasswordProps {
  /** Whether an e-mail has been sent, if the account exists. */
  readonly isSent: boolean;
  readonly form: FormState | null;
}

export const forgotPasswordScreen = defineScreen<ForgotPasswordProps>()({
  name: 'forgot-password',
  routes: ['/forgot-password/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
  secrets: true,
  captcha: true,
});
