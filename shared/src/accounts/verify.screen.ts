import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';

export interface VerifyProps {
  /** Where the mail went. */
  readonly email: string;
  /** As the link of the mail brings it. */
  readonly code: string;
  /** Another mail is under way. */
  readonly isSentAgain: boolean;
  readonly redirectUri: string;
  readonly form: FormState | null;
}

/** IDN-008, RTE-070. */
export const verifyScreen = defineScreen<VerifyProps>()({
  name: 'verify',
  routes: ['/sign-up/verify/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
  secrets: true,
});
