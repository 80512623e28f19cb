import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';

export interface LoginProps {
  readonly redirectUri: string;
  /** Whether this is the gate of a closed shop, which asks for the shop's password. */
  readonly gate: boolean;
  /** Whether a new password has just been set. */
  readonly isPasswordNew: boolean;
  readonly form: FormState | null;
}

export const loginScreen = defineScreen<LoginProps>()({
  name: 'login',
  routes: ['/login/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
  secrets: true,
  captcha: true,
});
