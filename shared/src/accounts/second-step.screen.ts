import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';

export interface SecondStepProps {
  /** What is asked for: the code of an authenticator, or one of those for who has lost it. */
  readonly by: 'app' | 'recovery';
  readonly redirectUri: string;
  readonly form: FormState | null;
}

/** API-010, API-012 without script: what is asked after the password. */
export const secondStepScreen = defineScreen<SecondStepProps>()({
  name: 'second-step',
  routes: ['/login/code/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
  secrets: true,
});
