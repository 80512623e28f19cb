import type { OwnPasskey } from '../accounts/passkeys/contract.js';
import type { TwoFactorSetUp, TwoFactorStatus } from '../accounts/two-factor/contract.js';
import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';

export interface AccountTwoFactorProps {
  readonly status: TwoFactorStatus;
  readonly passkeys: readonly OwnPasskey[];
  /** What a second factor is set up with; null where there is one. */
  readonly setUp: TwoFactorSetUp | null;
  /** Those that were made just now. */
  readonly recoveryCodes: readonly string[];
  /** They have just turned it off. */
  readonly isOff: boolean;
  readonly form: FormState | null;
}

/** IDN-014: the second factor of a person. */
export const accountTwoFactorScreen = defineScreen<AccountTwoFactorProps>()({
  name: 'account-two-factor',
  routes: ['/account/two-factor/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  secrets: true,
});
