import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';
import type { AccountProfile } from '../customers/details.js';

export interface AccountDetailsProps {
  readonly email: string;
  /** Whether a two-factor code is required with the password. */
  readonly isProtected: boolean;
  /** Path of the profile image. */
  readonly avatar: string | null;
  readonly profile: AccountProfile;
  /** Last completed action: details saved, image changed, or e-mail change requested. */
  readonly done: 'details' | 'email' | 'picture' | null;
  /** Form of the details. */
  readonly form: FormState | null;
  /** Form of the e-mail address. */
  readonly emailForm: FormState | null;
  /** Form of the image. */
  readonly pictureForm: FormState | null;
}

/** Profile of a person. */
export const accountDetailsScreen = defineScreen<AccountDetailsProps>()({
  name: 'account-details',
  routes: ['/account/details/'],
  layout: 'standard',
  access: 'shop.visit',
  cache: 'personal',
  secrets: true,
});
