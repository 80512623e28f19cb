import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';

export interface LoginProps {
  readonly redirectUri: string;
  /** Whether it is the gate of a closed shop, which asks for the shop's password. */
  readonly gate: boolean;
  /** They have just chosen a new password. */
  readonly isPasswordNew: boolean;
  readonly form: FormState | null;
}

/** RTE-002, RTE-003. */
export const loginScreen = defineScreen<LoginProps>()({
  name: 'login',
  routes: ['/login/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
  secrets: true,
  captcha: true,
});
