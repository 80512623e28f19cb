import type { FormState } from '@selvedge/shared/storefront/form-state';

import { TextField } from './Field.js';

/** API-010: the code that somebody's authenticator shows; a form that comes back has none. */
export function AppCodeField({
  label = 'Authentication code',
  ...field
}: {
  readonly form: FormState | null;
  readonly label?: string;
  /** Where a page has two of them. */
  readonly id?: string;
}) {
  return (
    <TextField
      {...field}
      name="twoFactorAuthCode"
      label={label}
      autoComplete="one-time-code"
      inputMode="numeric"
      // Apps show a space in the middle.
      maxLength={7}
      defaultValue=""
    />
  );
}
