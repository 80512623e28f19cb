import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';

export interface AccountDataProps {
  /** Whether a two-factor code is required with the password. */
  readonly isProtected: boolean;
  /** Form of the data export. */
  readonly form: FormState | null;
  /** Form of the account deletion. */
  readonly deletion: FormState | null;
}

/** Data export and account deletion (GDPR Articles 17 and 20). */
export const accountDataScreen = defineScreen<AccountDataProps>()({
  name: 'account-data',
  routes: ['/account/data/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  secrets: true,
});
