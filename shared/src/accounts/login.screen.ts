import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';

export interface LoginProps {
  readonly redirectUri: string;
  /** Whether this is the gate of a closed shop, which asks for the shop's password. */
  readonly gate: boolean;
  /** Completed action that the page confirms: a new password, or the deletion of the account. */
  readonly done: 'password' | 'deletion' | null;
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
