import type { OwnPasskey } from '../accounts/passkeys/contract.js';
import type { TwoFactorSetUp, TwoFactorStatus } from '../accounts/two-factor/contract.js';
import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';

export interface AccountTwoFactorProps {
  readonly status: TwoFactorStatus;
  readonly passkeys: readonly OwnPasskey[];
  /** Set-up data; null if two-factor authentication is on. */
  readonly setUp: TwoFactorSetUp | null;
  /** Codes that were just generated. */
  readonly recoveryCodes: readonly string[];
  /** Whether it was just turned off. */
  readonly isOff: boolean;
  readonly form: FormState | null;
}

/** Two-factor settings of a person. */
export const accountTwoFactorScreen = defineScreen<AccountTwoFactorProps>()({
  name: 'account-two-factor',
  routes: ['/account/two-factor/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  secrets: true,
});
