import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';

export interface SecondStepProps {
  /** Requested code: authenticator app or recovery code. */
  readonly by: 'app' | 'recovery';
  readonly redirectUri: string;
  readonly form: FormState | null;
}

/** Second step of signing in, for browsers without JavaScript. */
export const secondStepScreen = defineScreen<SecondStepProps>()({
  name: 'second-step',
  routes: ['/login/code/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
  secrets: true,
});
