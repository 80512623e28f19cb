import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';

export interface AccountSecurityProps {
  /** They have just chosen a new password. */
  readonly isPasswordNew: boolean;
  readonly form: FormState | null;
}

/** How a person signs in, and where they are signed in. */
export const accountSecurityScreen = defineScreen<AccountSecurityProps>()({
  name: 'account-security',
  routes: ['/account/security/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  secrets: true,
});
