import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';

export interface ForgotPasswordProps {
  /** A mail is under way, if there is an account. */
  readonly isSent: boolean;
  readonly form: FormState | null;
}

/** API-054: where somebody asks for a new password. */
export const forgotPasswordScreen = defineScreen<ForgotPasswordProps>()({
  name: 'forgot-password',
  routes: ['/forgot-password/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
  secrets: true,
  captcha: true,
});
