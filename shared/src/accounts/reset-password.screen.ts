import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';

export interface ResetPasswordProps {
  readonly token: string;
  /** Whether the link of the e-mail is still valid. */
  readonly isOpen: boolean;
  readonly form: FormState | null;
}

/** Target of the link in the password e-mail. */
export const resetPasswordScreen = defineScreen<ResetPasswordProps>()({
  name: 'reset-password',
  routes: ['/reset-password/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
  secrets: true,
});
