import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';
import type { AccountProfile } from './details.js';

export interface AccountDetailsProps {
  readonly email: string;
  /** Whether a code is asked for beside the password. */
  readonly isProtected: boolean;
  /** The path of their picture. */
  readonly avatar: string | null;
  readonly profile: AccountProfile;
  /** What they have just done: saved this, changed their picture, or asked for another e-mail address. */
  readonly done: 'details' | 'email' | 'picture' | null;
  /** Of the details. */
  readonly form: FormState | null;
  /** Of the e-mail address. */
  readonly emailForm: FormState | null;
  /** Of the picture. */
  readonly pictureForm: FormState | null;
}

/** IDN-001: who a person says they are. */
export const accountDetailsScreen = defineScreen<AccountDetailsProps>()({
  name: 'account-details',
  routes: ['/account/details/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  secrets: true,
});
