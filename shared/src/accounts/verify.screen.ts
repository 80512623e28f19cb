import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';

export interface VerifyProps {
  /** Recipient of the e-mail. */
  readonly email: string;
  /** Code from the link of the e-mail. */
  readonly code: string;
  /** Whether another e-mail has been sent. */
  readonly isSentAgain: boolean;
  readonly redirectUri: string;
  readonly form: FormState | null;
}

export const verifyScreen = defineScreen<VerifyProps>()({
  name: 'verify',
  routes: ['/sign-up/verify/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
  secrets: true,
});
