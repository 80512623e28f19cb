import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';

export interface ResetPasswordProps {
  readonly token: string;
  /** Whether the link of the mail still leads somewhere. */
  readonly isOpen: boolean;
  readonly form: FormState | null;
}

/** IDN-013: where the link of the mail leads. */
export const resetPasswordScreen = defineScreen<ResetPasswordProps>()({
  name: 'reset-password',
  routes: ['/reset-password/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
  secrets: true,
});
