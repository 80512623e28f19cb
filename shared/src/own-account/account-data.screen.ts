import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';

export interface AccountDataProps {
  /** Whether a code is asked for beside the password. */
  readonly isProtected: boolean;
  /** Of the file. */
  readonly form: FormState | null;
  /** Of the deletion. */
  readonly deletion: FormState | null;
}

/** GDPR Articles 17 and 20: where a person takes what is kept of them, or has it deleted. */
export const accountDataScreen = defineScreen<AccountDataProps>()({
  name: 'account-data',
  routes: ['/account/data/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  secrets: true,
});
