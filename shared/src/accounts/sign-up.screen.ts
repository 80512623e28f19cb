import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';

export interface SignUpProps {
  readonly redirectUri: string;
  readonly form: FormState | null;
}

export const signUpScreen = defineScreen<SignUpProps>()({
  name: 'sign-up',
  routes: ['/sign-up/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
  secrets: true,
  captcha: true,
});
